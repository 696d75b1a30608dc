import { expect, test } from "vitest";
import { foldedPosts } from "./folded-posts";

const PAGE = Array.from({ length: 20 }, (_, at) => at + 1);

test("read posts fold, but neither the first nor the last read one", () => {
	expect(foldedPosts(PAGE, { lastRead: 8, firstNew: 9 })).toEqual([2, 3, 4, 5, 6, 7]);
	expect(foldedPosts([21, 22, 24, 25, 26, 27], { lastRead: 26, firstNew: 27 })).toEqual([21, 22, 24, 25]);
});

test("few read posts stay, and all while nothing is new", () => {
	expect(foldedPosts(PAGE, { lastRead: 5, firstNew: 6 })).toEqual([]);
	expect(foldedPosts(PAGE, { lastRead: 20, firstNew: null })).toEqual([]);
	expect(foldedPosts(PAGE, { lastRead: 0, firstNew: 1 })).toEqual([]);
});
