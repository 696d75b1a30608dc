import { expect, test } from "vitest";
import { pageExists } from "#app/shared/pages/page-paths.ts";
import { segmentToWords } from "#app/shared/pages/use-page-name.ts";
import { crumbsOf } from "./crumbs";

const home = { name: { segment: "home" }, to: "/" };

test.each(["/", "/fr", "/courses", "/de/courses", "/admin", "/nothing/here", "/courses/1/nothing"])(
	"%s has no crumbs",
	(path) => {
		expect(crumbsOf(path)).toEqual([]);
	},
);

test("numbers are items, and what is on the way is linked", () => {
	expect(crumbsOf("/courses/7/modules")).toEqual([
		home,
		{ name: { segment: "courses" }, to: "/courses" },
		{ name: { item: 7 }, to: "/courses/7" },
		{ name: { segment: "modules" }, to: null },
	]);
});

test("the language of the path makes no crumb", () => {
	expect(crumbsOf("/fr/courses/7/")).toEqual(crumbsOf("/courses/7"));
});

test("a segment without a name stands as words", () => {
	expect(["cash-buyer_list", "cash%20buyer", "%E0"].map(segmentToWords)).toEqual([
		"Cash buyer list",
		"Cash buyer",
		"%E0",
	]);
	expect(crumbsOf("/admin/errors/cash-buyer%20list")).toEqual([
		home,
		{ name: { segment: "admin" }, to: "/admin" },
		{ name: { segment: "errors" }, to: "/admin/errors" },
		{ name: { segment: "cash-buyer%20list" }, to: null },
	]);
});

test("a step without a page of its own is not linked", () => {
	expect(crumbsOf("/lessons/3").map(({ to }) => to)).toEqual(["/", null, null]);
});

test("pageExists knows parameters and nothing below a page", () => {
	expect(["/", "/courses", "/courses/7", "/courses/7/modules"].every(pageExists)).toBe(true);
	expect(["/courses/7/x", "/api/courses", "/xx"].some(pageExists)).toBe(false);
});
