import { expect, test } from "vitest";
import { entityTag, isTagKnown } from "./entity-tag";

test("a text has one tag, and another text another", async () => {
	expect(await entityTag("a")).toMatch(/^"[0-9a-f]{24}"$/);
	expect(await entityTag("a")).toBe(await entityTag("a"));
	expect(await entityTag("b")).not.toBe(await entityTag("a"));
});

test.each<[string | null, boolean]>([
	[null, false],
	['"x"', true],
	['"y", W/"x"', true],
	['"xx"', false],
])("who has %s knows the tag: %s", (known, expected) => {
	const headers: Record<string, string> = known === null ? {} : { "If-None-Match": known };
	expect(isTagKnown(new Request("https://school.example/", { headers }), '"x"')).toBe(expected);
});
