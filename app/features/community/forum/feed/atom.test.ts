import { expect, test } from "vitest";
import { atomFeed, type Feed } from "./atom";
import { feedLanguage, feedPath } from "./feed-address";

const at = new Date("2026-11-21T18:40:12.000Z");
const feed: Feed = {
	title: "Topics",
	language: "en",
	url: "https://school.example/forum/feed.xml",
	pageUrl: "https://school.example/forum",
	updatedAt: at,
	entries: [
		{
			id: "https://school.example/forum/7",
			url: "https://school.example/de/forum/7",
			title: "Tom & Jerry </title><script>alert(1)</script>",
			language: "de",
			author: 'Ann "A" B.',
			excerpt: "1 < 2 ]]> \u0000",
			publishedAt: at,
			updatedAt: at,
		},
	],
};

test("a feed has what Atom asks for, and strangers' words are text in it", () => {
	const xml = atomFeed(feed);
	expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"')).toBe(
		true,
	);
	expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://school.example/forum/feed.xml"/>');
	expect(xml).toContain("<title>Tom &amp; Jerry &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>");
	expect(xml).toContain("<author><name>Ann &quot;A&quot; B.</name></author>");
	expect(xml).toContain("<summary>1 &lt; 2 ]]&gt; </summary>");
	expect(xml.match(/<updated>2026-11-21T18:40:12.000Z/g)).toHaveLength(2);
	expect(xml).not.toContain("<script");
	expect(xml).not.toContain("\u0000");
});

test.each([
	[{ category: null, tag: null, language: null }, "/forum/feed.xml"],
	[{ category: "contracts", tag: "tax", language: null }, "/forum/categories/contracts/feed.xml"],
	[{ category: null, tag: "合同", language: null }, "/forum/tags/%E5%90%88%E5%90%8C/feed.xml"],
	[{ category: null, tag: null, language: "de" as const }, "/forum/feed.xml?language=de"],
])("the feed of %j stands at %s", (subject, path) => {
	expect(feedPath(subject)).toBe(path);
});

test("a language that is none of ours is left out", () => {
	expect(feedLanguage(new URLSearchParams("language=de"))).toBe("de");
	expect(feedLanguage(new URLSearchParams("language=xx"))).toBeNull();
});
