import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { buildForRoute } from "./build-for-route";

const ROUTES: Record<string, { path?: string; parentId?: string }> = {
	root: { path: "" },
	home: { path: ":lang?", parentId: "root" },
	course: { path: ":lang?/courses/:courseId", parentId: "root" },
	outline: { path: "outline", parentId: "course" },
	apiCourses: { path: "api/courses", parentId: "root" },
	apiRest: { path: "api/*", parentId: "root" },
	notFound: { path: "*", parentId: "root" },
};
const routes = Object.fromEntries(Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route }]));
const build = { routes, assets: { version: "1", routes } } as unknown as ServerBuild;

test.each([
	["home", ["root", "home", "notFound"]],
	["outline", ["root", "course", "outline", "notFound"]],
	["apiCourses", ["root", "apiCourses", "notFound"]],
	["apiRest", ["root", "apiRest", "notFound"]],
	["notFound", ["root", "notFound"]],
])("the section of %s holds it, what is above it and what answers anything", (id, expected) => {
	const section = buildForRoute(build, id);
	expect(Object.keys(section.routes)).toEqual(expected);
	expect(Object.keys(section.assets.routes)).toEqual(expected);
	expect(section.assets.version).toBe("1");
});
