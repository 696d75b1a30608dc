import { expect, test } from "vitest";
import { newHexId, newId, newShortId, readId } from "./ids.ts";

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

test.each([
	["7", 7],
	["1234567890", 1_234_567_890],
	["12345678901", null],
	["0", null],
	["07", null],
	["-7", null],
	["7.5", null],
	["7 ", null],
	["", null],
	[undefined, null],
	[null, null],
])("the number of a row in an address: %o is %o", (text, id) => {
	expect(readId(text)).toBe(id);
});
