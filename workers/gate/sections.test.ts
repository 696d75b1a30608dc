import type { ServerBuild } from "@remix-run/cloudflare";
import { describe, expect, test } from "vitest";
import { createSections } from "./sections";

const paths: Record<string, string> = {
	root: "",
	home: ":lang?",
	courses: ":lang?/courses",
	course: ":lang?/courses/:courseId",
	lesson: "lessons/:lessonId",
	apiCourses: "api/courses",
	apiRest: "api/*",
	notFound: "*",
};
const routes = Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, { id, path }]));
const sectionOf = createSections({ routes, assets: { routes } } as unknown as ServerBuild);
const routesFor = (pathname: string) => Object.keys(sectionOf(pathname).routes);

describe("a section", () => {
	test.each([
		["/courses/1", ["root", "courses", "course", "notFound"]],
		["/fr/courses", ["root", "courses", "course", "notFound"]],
		["/COURSES.data", ["root", "courses", "course", "notFound"]],
		["/lessons/4", ["root", "lesson", "notFound"]],
		["/api/courses", ["root", "apiCourses", "apiRest", "notFound"]],
		["/", ["root", "home", "notFound"]],
		["/_root.data", ["root", "home", "notFound"]],
		["/de", ["root", "home", "notFound"]],
	])("of %s holds what can match it", (pathname, expected) => {
		expect(routesFor(pathname)).toEqual(expected);
	});

	test.each(["/nothing", "/xx/courses", "/__manifest"])("of %s is the whole table", (pathname) => {
		expect(routesFor(pathname)).toEqual(Object.keys(paths));
	});
});
