import { describe, expect, test } from "vitest";
import { matchesEtag, parseByteRange } from "./byte-range";

describe("a Range header", () => {
	test.each([
		["bytes=0-99", { start: 0, end: 99 }],
		["bytes=100-", { start: 100, end: 999 }],
		["bytes=-200", { start: 800, end: 999 }],
		["bytes=-5000", { start: 0, end: 999 }],
		["bytes=900-5000", { start: 900, end: 999 }],
		["bytes=999-999", { start: 999, end: 999 }],
		["BYTES = 0 - 0", { start: 0, end: 0 }],
	])("%s of 1000 bytes is read", (header, range) => {
		expect(parseByteRange(header, 1000)).toEqual(range);
	});

	test.each(["bytes=1000-", "bytes=1000-1200", "bytes=-0"])("%s of 1000 bytes cannot be satisfied", (header) => {
		expect(parseByteRange(header, 1000)).toBe("unsatisfiable");
	});

	test.each([
		null,
		"",
		"bytes",
		"bytes=",
		"bytes=-",
		"bytes=5-2",
		"bytes=0-1,5-6",
		"items=0-1",
		"bytes=a-b",
		"bytes=1.5-2",
	])("%s means the whole file", (header) => {
		expect(parseByteRange(header, 1000)).toBeNull();
	});

	test("nothing of an empty file can be had", () => {
		expect(parseByteRange("bytes=0-", 0)).toBe("unsatisfiable");
		expect(parseByteRange("bytes=-1", 0)).toBe("unsatisfiable");
	});
});

describe("an If-None-Match header", () => {
	test.each(['"a"', 'W/"a"', '"b", "a"', "*"])("%s matches", (header) => {
		expect(matchesEtag(header, '"a"')).toBe(true);
	});

	test.each([null, "", '"b"', "a"])("%s does not match", (header) => {
		expect(matchesEtag(header, '"a"')).toBe(false);
	});
});
