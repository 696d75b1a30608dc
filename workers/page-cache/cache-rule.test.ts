import { expect, test } from "vitest";
import { cacheRuleFor } from "./cache-rule.ts";

test.each([
	["/", []],
	["/fr", []],
	["/_root.data", ["_routes"]],
	["/courses/7", ["locked"]],
	["/de/courses/7.data", ["locked", "_routes"]],
	["/zh/courses/7/modules", []],
	["/pricing", ["currency"]],
])("%s is kept, and knows %j", (path, query) => {
	expect(cacheRuleFor(path)?.query).toEqual(query);
});

test.each([
	"/login",
	"/dashboard",
	"/admin",
	"/api/courses",
	"/courses/0",
	"/courses/1/",
	"/Courses",
	"/xx/courses",
	"//",
	"/outbox",
])("%s is drawn for each who asks", (path) => {
	expect(cacheRuleFor(path)).toBeNull();
});

test("the catalogue knows its search, filters, order and pages", () => {
	expect(cacheRuleFor("/courses")?.query).toEqual(["q", "sort", "page", "level", "price", "topic", "length"]);
});
