import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createPathTable } from "./path-table";

const PATTERNS = [
	"/:lang?",
	"/:lang?/courses",
	"/:lang?/courses/:courseId",
	"/:lang?/courses/:courseId/modules",
	"/:lang?/help/:slug",
	"/lessons/:lessonId",
	"/lessons/:lessonId/captions/:language",
	"/admin",
	"/admin/:section/new",
	"/admin/errors/:fingerprint",
	"/api/courses",
	"/api/courses/:courseId",
	"/api/*",
	"/*",
];
const find = createPathTable(PATTERNS.map((pattern) => [pattern, pattern]));
const routes = PATTERNS.map((path) => ({ path, id: path }));

test.each([
	["/", "/:lang?"],
	["/fr", "/:lang?"],
	["/fr/courses/7", "/:lang?/courses/:courseId"],
	["/courses/7/", "/:lang?/courses/:courseId"],
	["/api/courses/7/x", "/api/*"],
	["/admin/errors/new", "/admin/:section/new"],
	["/lessons", "/:lang?"],
	["/lessons/1/2/3/4/5", "/*"],
])("%s leads to %s", (path, pattern) => {
	expect(find(path)).toBe(pattern);
});

test("what no pattern fits leads nowhere", () => {
	const few = createPathTable([["/courses/:courseId", 1]]);
	expect([few("/courses/7"), few("/courses"), few("/"), few("/courses/7/x")]).toEqual([1, null, null, null]);
});

test("it finds what the router finds", () => {
	const word = fc.constantFrom(
		"courses",
		"admin",
		"errors",
		"new",
		"api",
		"lessons",
		"captions",
		"help",
		"modules",
		"fr",
		"7",
		"x",
	);
	fc.assert(
		fc.property(fc.array(word, { maxLength: 5 }), (segments) => {
			const path = `/${segments.join("/")}`;
			expect([path, find(path)]).toEqual([path, matchRoutes(routes, path)?.at(-1)?.route.id ?? null]);
		}),
		{ numRuns: 2000 },
	);
});
