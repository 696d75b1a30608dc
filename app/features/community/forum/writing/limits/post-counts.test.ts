import { expect, test } from "vitest";
import { marksOver, upperBoundCounts } from "./post-counts";

test("signs of links, pictures and mentions are counted wherever they stand", () => {
	const text = "https://a.example [@Ada L.](member:7)\n> HTTP://b.example\n![roof](picture:0) `https://c.example`";
	expect(upperBoundCounts(text)).toEqual({ links: 3, pictures: 1, mentions: 1 });
	expect(upperBoundCounts("www.a.example, member:7")).toEqual({ links: 0, pictures: 0, mentions: 0 });
});

test.each([
	["as many as it may", { links: 2, pictures: 0, mentions: 5 }, null, []],
	["too many links and mentions", { links: 3, pictures: 0, mentions: 6 }, null, ["links", "mentions"]],
	[
		"what an edited post had before",
		{ links: 3, pictures: 1, mentions: 0 },
		{ links: 3, pictures: 0, mentions: 0 },
		["pictures"],
	],
])("of a text with %s, %o before %o is over the limit by %o", (_what, counts, former, over) => {
	expect(marksOver(counts, { maxPerPost: { links: 2, pictures: 0, mentions: 5 }, currentCounts: former })).toEqual(
		over,
	);
});

test("staff have no limits", () => {
	expect(marksOver({ links: 99, pictures: 99, mentions: 99 }, { maxPerPost: null, currentCounts: null })).toEqual([]);
});
