import { expect, test } from "vitest";
import { pageExists } from "../../seo/site-pages";
import { crumbsOf } from "./crumbs";

const home = { name: { page: "home" }, to: "/" };

test.each(["/", "/fr", "/courses", "/de/courses", "/admin", "/nothing/here", "/courses/1/nothing"])(
	"%s has no crumbs",
	(path) => {
		expect(crumbsOf(path)).toEqual([]);
	},
);

test("numbers are items, and what is on the way is linked", () => {
	expect(crumbsOf("/courses/7/modules")).toEqual([
		home,
		{ name: { page: "courses" }, to: "/courses" },
		{ name: { item: 7 }, to: "/courses/7" },
		{ name: { page: "modules" }, to: null },
	]);
});

test("the language of the path makes no crumb", () => {
	expect(crumbsOf("/fr/courses/7/")).toEqual(crumbsOf("/courses/7"));
});

test("a segment without a name stands as words", () => {
	expect(crumbsOf("/admin/errors/cash-buyer%20list")).toEqual([
		home,
		{ name: { page: "admin" }, to: "/admin" },
		{ name: { page: "errors" }, to: "/admin/errors" },
		{ name: { words: "Cash buyer list" }, to: null },
	]);
	expect(crumbsOf("/admin/errors/%E0").at(-1)?.name).toEqual({ words: "%E0" });
});

test("a step without a page of its own is not linked", () => {
	expect(crumbsOf("/lessons/3").map(({ to }) => to)).toEqual(["/", null, null]);
});

test("pageExists knows parameters and nothing below a page", () => {
	expect(["/", "/courses", "/courses/7", "/courses/7/modules"].every(pageExists)).toBe(true);
	expect(["/courses/7/x", "/courses/", "/api/courses", "/xx"].some(pageExists)).toBe(false);
});
