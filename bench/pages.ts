export type Page = {
	name: string;
	path: (school: { lessonId: number }) => string;
	audience: "public" | "signedIn";
	isData?: boolean;
	/** Each request uses a new URL, so that it is rendered and not cached. */
	isDrawn?: boolean;
};

const COURSES: Page = { name: "/courses", path: () => "/courses", audience: "public" };
const COURSE: Page = { name: "/courses/1", path: () => "/courses/1", audience: "public" };
const PRICING: Page = { name: "/pricing", path: () => "/pricing", audience: "public" };
const LESSON: Page = { name: "lesson", path: ({ lessonId }) => `/lessons/${lessonId}`, audience: "signedIn" };
const DASHBOARD: Page = { name: "dashboard", path: () => "/dashboard", audience: "signedIn" };

const LIBRARY: readonly Page[] = ["/resources", "/help", "/glossary"].map((path) => ({
	name: path,
	path: () => path,
	audience: "public",
}));

export const MEASURED_PAGES: readonly Page[] = [
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
	{ name: "the bell", path: () => "/notifications/bell", audience: "signedIn", isData: true },
	{ name: "/notifications", path: () => "/notifications", audience: "signedIn" },
	{ name: "/settings/notifications", path: () => "/settings/notifications", audience: "signedIn" },
	{ name: "/checkout", path: () => "/checkout?plan=pro&interval=month", audience: "signedIn" },
	{ name: "/api/courses", path: () => "/api/courses", audience: "public", isData: true },
];

/** The pages of `--page`; all without it. Throws for an unknown name. */
export function pickPages(pages: readonly Page[], names: readonly string[] | undefined): Page[] {
	const unknown = names?.find((name) => !pages.some((page) => page.name === name));
	if (unknown) throw new RangeError(`No page "${unknown}": there are ${pages.map(({ name }) => name).join("; ")}`);
	return pages.filter(({ name }) => names?.includes(name) ?? true);
}

export const LANDING_PAGE = "/";

export const AUDITED_PAGES: readonly Page[] = [
	{ name: LANDING_PAGE, path: () => "/", audience: "public" },
	COURSES,
	COURSE,
	PRICING,
	{ name: "/login", path: () => "/login", audience: "public" },
	...LIBRARY,
	LESSON,
	{ name: "quiz", path: () => "/lessons/5", audience: "signedIn" },
	DASHBOARD,
];

export const STUDENT_LOGIN = { email: "student@grew.example", password: "grew-demo-2026" };
