import { expect, test } from "vitest";
import { manifestOf, PART_BYTES, storedPart } from "./part";

const part = (json: Record<string, unknown>) => storedPart({ key: "lesson/one", language: "en", json });

test("equal values are one part, whatever the order of their keys", () => {
	expect(part({ a: 1, b: { c: [1, { d: 2, e: 3 }] } })).toEqual(part({ b: { c: [1, { e: 3, d: 2 }] }, a: 1 }));
	expect(part({ a: [1, 2] }).hash).not.toBe(part({ a: [2, 1] }).hash);
	expect(part({ a: undefined, b: null }).body).toBe('{"b":null}');
});

test("a part that is too large is refused, by bytes and not by letters", () => {
	expect(() => part({ body: "x".repeat(PART_BYTES) })).toThrow(RangeError);
	expect(() => part({ body: "я".repeat(PART_BYTES / 2) })).toThrow(/lesson\/one \(en\)/);
	expect(part({ body: "я".repeat(PART_BYTES / 2 - 20) }).hash).toMatch(/^[0-9a-f]{64}$/);
});

test("a manifest is in order and has each part once", () => {
	const entry = (key: string, language: string) => ({ key, language, hash: "h" });
	expect(manifestOf([entry("lesson/b", "en"), entry("course", "*"), entry("lesson/b", "de")])).toEqual([
		["course", "*", "h"],
		["lesson/b", "de", "h"],
		["lesson/b", "en", "h"],
	]);
	expect(() => manifestOf([entry("course", "en"), entry("course", "en")])).toThrow(RangeError);
});
