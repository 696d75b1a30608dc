import { expect, test } from "vitest";
import { pageOfPost, pageOfReader, pathOfPage } from "./post-pages";

test("pages are ranges of twenty numbers", () => {
	expect([1, 20, 21, 40, 41].map(pageOfPost)).toEqual([1, 1, 21, 21, 41]);
	expect([pathOfPage(7, 1), pathOfPage(7, 21)]).toEqual(["/forum/7", "/forum/7/21"]);
});

test("a topic opens at the first new post, and at the last one when all are read", () => {
	expect(pageOfReader(1, 45)).toBe(1);
	expect(pageOfReader(24, 45)).toBe(21);
	expect(pageOfReader(null, 45)).toBe(41);
	expect(pageOfReader(null, 0)).toBe(1);
});
