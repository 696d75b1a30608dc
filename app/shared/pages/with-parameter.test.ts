import { expect, test } from "vitest";
import { withParameter } from "./with-parameter";

test.each([
	["/forum", "/forum?take=1&2"],
	["/forum?page=2", "/forum?page=2&take=1&2"],
])("a parameter is added to %s and escaped", (path, expected) => {
	expect(withParameter(path, "take", "1&2")).toBe(expected.replace("1&2", "1%262"));
});
