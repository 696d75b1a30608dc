import { expect, test } from "vitest";
import { learnersHref, parseLearnersQuery } from "./learners-query";
import { namePatterns } from "./name-patterns";

const NOTHING = { courseId: null, q: "", sort: "latest", page: 1 };

test.each([
	["", NOTHING],
	["course=3&page=2&sort=quietest&q=%20Ann%20%20Lee", { courseId: 3, q: "Ann Lee", sort: "quietest", page: 2 }],
	["course=abc", { ...NOTHING, courseId: 0 }],
	["course=", NOTHING],
	["page=-1&sort=name", NOTHING],
	["page=99999999", NOTHING],
	[`q=${"x".repeat(500)}`, { ...NOTHING, q: "x".repeat(60) }],
])("reads %j", (search, query) => {
	expect(parseLearnersQuery(new URLSearchParams(search))).toEqual(query);
});

test("an address leads back to the question it was made of", () => {
	const query = { courseId: 3, q: "Ann & Lee", sort: "quietest", page: 2 } as const;
	const href = learnersHref(query);

	expect(parseLearnersQuery(new URL(href, "https://school.example").searchParams)).toEqual(query);
	expect(learnersHref({ courseId: null, q: "", sort: "latest", page: 1 })).toBe("/instructor-dashboard");
});

test("a name is looked for in the cases that SQLite cannot fold, and its wildcards are letters", () => {
	expect(namePatterns("иван")).toEqual(["%иван%", "%ИВАН%", "%Иван%"]);
	expect(namePatterns("50%_a\\b")[0]).toBe("%50\\%\\_a\\\\b%");
});
