import { expect, test } from "vitest";
import { dated, PAGES_PER_FILE, siteMap, siteMapIndex } from "./site-map";

test("each page stands in it once, with its address in every language and the day of its last change", () => {
	const changedAt = new Date("2026-11-20T23:00:00Z");
	const map = siteMap("https://school.example", [{ path: "/" }, { path: "/courses/7", changedAt }]);

	expect([...map.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
		"https://school.example/",
		"https://school.example/courses/7",
	]);
	expect(map).toContain('hreflang="zh" href="https://school.example/zh/courses/7"');
	expect(map).toContain('hreflang="x-default" href="https://school.example/"');
	expect(map.match(/<xhtml:link/g)).toHaveLength(14);
	expect(map.match(/<lastmod>[^<]+/g)).toEqual(["<lastmod>2026-11-20"]);
});

test("what means something to XML is written out", () => {
	expect(siteMap("https://school.example", [{ path: "/courses?a=1&b=2" }])).toContain("a=1&amp;b=2");
});

test("a map that is too large is split, and its index names each file", () => {
	const files = (pages: number) => siteMapIndex("https://school.example", pages).match(/<loc>[^<]+/g);
	expect(files(PAGES_PER_FILE + 1)).toEqual([
		"<loc>https://school.example/sitemaps/1",
		"<loc>https://school.example/sitemaps/2",
	]);
	expect(files(PAGES_PER_FILE)).toHaveLength(1);
});

test("a page of a fixed address has the day of what stands there, or of the latest below it", () => {
	const day = (date: number) => new Date(Date.UTC(2026, 10, date));
	const things = [
		{ path: "/legal/terms", changedAt: day(3) },
		{ path: "/help/a", changedAt: day(5) },
		{ path: "/help/b", changedAt: day(9) },
		{ path: "/help/c", changedAt: null },
	];
	expect(dated(["/", "/legal/terms", "/legal", "/help", "/helpers"], things)).toEqual([
		{ path: "/" },
		{ path: "/legal/terms", changedAt: day(3) },
		{ path: "/legal", changedAt: day(3) },
		{ path: "/help", changedAt: day(9) },
		{ path: "/helpers" },
	]);
});
