import { expect, test } from "vitest";
import { newHexId, newId, newShortId } from "./ids.ts";

test.each([
	[newId, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
	[newHexId, /^[0-9a-f]{32}$/],
	[newShortId, /^[0-9A-F]{8}$/],
])("an id of its kind, and another each time: %o", (make, format) => {
	const [one, other] = [make(), make()];
	expect(one).toMatch(format);
	expect(other).toMatch(format);
	expect(one).not.toBe(other);
});
