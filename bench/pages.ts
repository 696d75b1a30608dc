/** A page that is measured. `audience` decides which targets hold and whether the request is signed in. */
export type Page = {
	name: string;
	path: (school: { lessonId: number }) => string;
	audience: "public" | "signedIn";
	/** Data has no weight but its own and no target for its CPU. */
	isData?: boolean;
	/** Under load each request asks for an address of its own, which is never kept: the page as it is drawn. */
	isDrawn?: boolean;
};

const COURSES: Page = { name: "/courses", path: () => "/courses", audience: "public" };
const COURSE: Page = { name: "/courses/1", path: () => "/courses/1", audience: "public" };
const PRICING: Page = { name: "/pricing", path: () => "/pricing", audience: "public" };
const LESSON: Page = { name: "lesson", path: ({ lessonId }) => `/lessons/${lessonId}`, audience: "signedIn" };
const DASHBOARD: Page = { name: "dashboard", path: () => "/dashboard", audience: "signedIn" };

/** What the library shows first. */
const LIBRARY: readonly Page[] = ["/resources", "/help", "/glossary"].map((path) => ({
	name: path,
	path: () => path,
	audience: "public",
}));

/** What `npm run bench` puts under load. */
export const PAGES: readonly Page[] = [
	COURSES,
	COURSE,
	{ ...COURSES, name: "/courses, drawn", isDrawn: true },
	{ ...COURSE, name: "/courses/1, drawn", isDrawn: true },
	...LIBRARY,
	...LIBRARY.map((page) => ({ ...page, name: `${page.name}, drawn`, isDrawn: true })),
	PRICING,
	{ ...PRICING, name: "/pricing, drawn", isDrawn: true },
	LESSON,
	DASHBOARD,
	{ name: "/checkout", path: () => "/checkout?plan=pro&interval=month", audience: "signedIn" },
	{ name: "/api/courses", path: () => "/api/courses", audience: "public", isData: true },
];

/** The pages of `--page`, which may be given several times; all where it is not. Throws for a name that none has. */
export function pickPages(pages: readonly Page[], names: readonly string[] | undefined): Page[] {
	const unknown = names?.find((name) => !pages.some((page) => page.name === name));
	if (unknown) throw new RangeError(`No page "${unknown}": there are ${pages.map(({ name }) => name).join("; ")}`);
	return pages.filter(({ name }) => names?.includes(name) ?? true);
}

export const LANDING_PAGE = "/";

/** What `npm run bench:pages` audits. */
export const AUDITED_PAGES: readonly Page[] = [
	{ name: LANDING_PAGE, path: () => "/", audience: "public" },
	COURSES,
	COURSE,
	PRICING,
	{ name: "/login", path: () => "/login", audience: "public" },
	...LIBRARY,
	LESSON,
	// The first quiz of the course that ships as the first.
	{ name: "quiz", path: () => "/lessons/5", audience: "signedIn" },
	DASHBOARD,
];

/** Who looks at the pages for members: the student that the seed brings along. */
export const STUDENT = { email: "student@grew.example", password: "grew-demo-2026" };
