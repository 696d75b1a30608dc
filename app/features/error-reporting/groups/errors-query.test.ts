import { expect, test } from "vitest";
import { errorsHref, parseErrorsQuery } from "./errors-query";

test.each([
	["", { status: "open", page: 1 }],
	["status=muted&page=3", { status: "muted", page: 3 }],
	["status=all&page=0", { status: "open", page: 1 }],
	["page=100", { status: "open", page: 1 }],
	["page=1e3&status=", { status: "open", page: 1 }],
])("reads %j", (search, query) => {
	expect(parseErrorsQuery(new URLSearchParams(search))).toEqual(query);
});

test("writes the shortest address", () => {
	expect(errorsHref({ status: "open", page: 1 })).toBe("/admin/errors");
	expect(errorsHref({ status: "resolved", page: 2 })).toBe("/admin/errors?status=resolved&page=2");
});
