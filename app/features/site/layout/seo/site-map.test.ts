import { expect, test } from "vitest";
import { PAGES_PER_FILE, readPart, siteMap, siteMapIndex, TOPICS_PER_FILE, withChangeDates } from "./site-map";

test("each page stands in it in every language, each time with all its addresses and the day of its last change", () => {
	const changedAt = new Date("2026-11-20T23:00:00Z");
	const map = siteMap("https://school.example", [{ path: "/" }, { path: "/courses/7", changedAt }]);

	const addresses = [...map.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
	expect(addresses).toHaveLength(14);
	expect(addresses.slice(0, 2)).toEqual(["https://school.example/", "https://school.example/en"]);
	expect(addresses.slice(7, 9)).toEqual(["https://school.example/courses/7", "https://school.example/en/courses/7"]);
	expect(addresses).toContain("https://school.example/zh/courses/7");
	expect(map).toContain('hreflang="zh" href="https://school.example/zh/courses/7"');
	expect(map).toContain('hreflang="x-default" href="https://school.example/"');
	expect(map.match(/<xhtml:link/g)).toHaveLength(14 * 7);
	expect(map.match(/<lastmod>[^<]+/g)).toEqual(Array(7).fill("<lastmod>2026-11-20"));
});

test("a page of one language stands in it once, at its address in this language, without others", () => {
	const map = siteMap("https://school.example", [{ path: "/forum/4", language: "de" }]);
	expect(map.match(/<loc>[^<]+/g)).toEqual(["<loc>https://school.example/de/forum/4"]);
	expect(map).not.toContain("<xhtml:link");
});

test("a full file stays below what search engines take, whatever is in it", () => {
	const path = `/resources/${"a".repeat(60)}`;
	const map = siteMap(
		"https://a-school-with-a-long-name.example",
		Array(PAGES_PER_FILE).fill({ path, changedAt: new Date(0) }),
	);
	expect(map.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
	expect(map.length).toBeLessThan(25_000_000);
});

test("what means something to XML is written out", () => {
	expect(siteMap("https://school.example", [{ path: "/courses?a=1&b=2" }])).toContain("a=1&amp;b=2");
});

test("a map that is too large is split, and its index names each file", () => {
	const files = (pages: number, topicFiles: number[]) =>
		siteMapIndex("https://school.example", { pages, topicFiles }).match(/<loc>[^<]+/g);
	expect(files(PAGES_PER_FILE + 1, [1, 3])).toEqual([
		"<loc>https://school.example/sitemaps/1",
		"<loc>https://school.example/sitemaps/2",
		"<loc>https://school.example/sitemaps/forum-1",
		"<loc>https://school.example/sitemaps/forum-3",
	]);
	expect(files(PAGES_PER_FILE, [])).toHaveLength(1);
});

test.each([
	["1", { of: "pages", number: 1 }],
	["forum-12", { of: "topics", number: 12 }],
	["forum-0", null],
	["forum", null],
	["01", null],
	[undefined, null],
])("the file %s is %j", (name, part) => expect(readPart(name)).toEqual(part));

test("a file full of topics stays below what search engines take", () => {
	const topic = { path: "/forum/9999999999", changedAt: new Date(0), language: "zh" as const };
	const map = siteMap("https://a-school-with-a-long-name.example", Array(TOPICS_PER_FILE).fill(topic));
	expect(map.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
	expect(map.length).toBeLessThan(25_000_000);
});

test("a page of a fixed address has the day of what stands there, or of the latest below it", () => {
	const day = (date: number) => new Date(Date.UTC(2026, 10, date));
	const things = [
		{ path: "/legal/terms", changedAt: day(3) },
		{ path: "/help/a", changedAt: day(5) },
		{ path: "/help/b", changedAt: day(9) },
		{ path: "/help/c", changedAt: null },
	];
	expect(withChangeDates(["/", "/legal/terms", "/legal", "/help", "/helpers"], things)).toEqual([
		{ path: "/" },
		{ path: "/legal/terms", changedAt: day(3) },
		{ path: "/legal", changedAt: day(3) },
		{ path: "/help", changedAt: day(9) },
		{ path: "/helpers" },
	]);
});
