import { expect, test } from "vitest";
import { ERRORS_LIST } from "./errors-query";

const NOTHING = { q: "", sort: "lastSeen", isDescending: true, filters: { status: "open" }, hidden: [], page: 1 };
const parse = (search: string) => ERRORS_LIST.parse(new URLSearchParams(search));

test.each([
	["", NOTHING],
	["status=muted&page=3", { ...NOTHING, filters: { status: "muted" }, page: 3 }],
	["status=all&page=0&sort=message", NOTHING],
	["sort=times&hide=firstSeen", { ...NOTHING, sort: "times", isDescending: false, hidden: ["firstSeen"] }],
])("reads %j", (search, query) => {
	expect(parse(search)).toEqual(query);
});

test("writes the shortest address", () => {
	expect(ERRORS_LIST.href(parse(""))).toBe("/admin/errors");
	expect(ERRORS_LIST.href(parse("status=resolved&page=2"))).toBe("/admin/errors?status=resolved&page=2");
});
