import { expect, test } from "vitest";
import { filesOfPart, tagsOfPart, testPart } from "./test-part.ts";

test("a part is named as it is, and a misspelt one stops the run", () => {
	expect(["first", "wide", "all"].map((value) => testPart(value))).toEqual(["first", "wide", "all"]);
	expect(() => testPart("wied")).toThrow("TESTS is first, wide, all, not wied");
});

test("the first part and the wide one are all files together, and share none", () => {
	const [every, wide] = ["tests/routes/**/*.test.ts", "tests/routes/**/*.wide.test.ts"];
	expect(filesOfPart("all", "tests/routes", "test.ts")).toEqual({ include: [every], exclude: [] });
	expect(filesOfPart("wide", "tests/routes", "test.ts")).toEqual({ include: [wide], exclude: [] });
	expect(filesOfPart("first", "tests/routes", "test.ts")).toEqual({ include: [every], exclude: [wide] });
});

test("a test in the browser is wide by its tag", () => {
	expect(tagsOfPart("wide").grep?.test("on a phone @wide")).toBe(true);
	expect(tagsOfPart("first").grepInvert?.test("on a phone @wide")).toBe(true);
	expect(tagsOfPart("all")).toEqual({});
});
