import { expect, test } from "vitest";
import { isJsonObject, parseJsonObject } from "./json.ts";

test.each([
	[{}, true],
	[{ a: 1 }, true],
	[[], false],
	[null, false],
	["{}", false],
	[1, false],
])("%j is an object: %s", (value, isObject) => expect(isJsonObject(value)).toBe(isObject));

test.each([
	['{"size":"large"}', { size: "large" }],
	[null, {}],
	["", {}],
	["null", {}],
	["[1]", {}],
	["{broken", {}],
])("%j is read as %j", (text, value) => expect(parseJsonObject(text)).toEqual(value));
