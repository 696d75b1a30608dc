import { expect, test } from "vitest";
import { LEARNERS_LIST } from "./learners-query";

const NOTHING = {
	q: "",
	sort: "activity",
	isDescending: true,
	filters: { course: null, status: null },
	hidden: [],
	page: 1,
};
const parse = (search: string) => LEARNERS_LIST.parse(new URLSearchParams(search));

test.each([
	["", NOTHING],
	[
		"course=3&page=2&sort=activity&q=%20Ann%20%20Lee&status=paused",
		{ ...NOTHING, filters: { course: 3, status: "paused" }, q: "Ann Lee", isDescending: false, page: 2 },
	],
	["course=abc", { ...NOTHING, filters: { course: 0, status: null } }],
	["course=", NOTHING],
	["sort=name&status=gone", NOTHING],
])("reads %j", (search, query) => {
	expect(parse(search)).toEqual(query);
});

test("an address leads back to the question it was made of", () => {
	const query = parse("course=3&q=Ann+%26+Lee&sort=-progress&status=active&page=2");

	expect(parse(new URL(LEARNERS_LIST.href(query), "https://school.example").search)).toEqual(query);
	expect(LEARNERS_LIST.href(parse("course=3"), { filters: { course: 4 } })).toBe(
		"/instructor-dashboard?course=4#learners",
	);
});
