/** A page that is measured. `audience` decides which targets hold and whether the request is signed in. */
export type Page = {
	name: string;
	path: (school: { lessonId: number }) => string;
	audience: "public" | "signedIn";
	/** Data has no weight but its own and no target for its CPU. */
	isData?: boolean;
};

export const PAGES: readonly Page[] = [
	{ name: "/courses", path: () => "/courses", audience: "public" },
	{ name: "/courses/1", path: () => "/courses/1", audience: "public" },
	{ name: "lesson", path: ({ lessonId }) => `/lessons/${lessonId}`, audience: "signedIn" },
	{ name: "dashboard", path: () => "/dashboard", audience: "signedIn" },
	{ name: "/api/courses", path: () => "/api/courses", audience: "public", isData: true },
];

/** Who looks at the pages for members: the student that the seed brings along. */
export const STUDENT = { email: "student@grew.example", password: "grew-demo-2026" };
