import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { PAGE_NAMES } from "../app/features/frame/crumbs/page-names";
import { AWAITED_PAGES, SITE_PAGES } from "../app/features/seo/site-pages";
import routes from "../app/routes";

/** The paths of all pages: routes that draw something, but for "not found". */
function pagesOf(entries: RouteConfigEntry[], above = ""): string[] {
	return entries.flatMap(({ path = "", file, children = [] }) => {
		const own = `${above}/${path}`.replace("/:lang?", "").replaceAll("//", "/") || "/";
		const isPage = file.endsWith(".tsx") && !own.endsWith("*") && children.length === 0;
		return [...(isPage ? [own] : []), ...pagesOf(children, own)];
	});
}

const pages = pagesOf(await routes);

test("SITE_PAGES names every page of app/routes.ts: add a new one there, and take it out of AWAITED_PAGES", () => {
	expect([...SITE_PAGES].sort()).toEqual([...new Set(pages)].sort());
});

test("no page is awaited that exists", () => {
	expect(AWAITED_PAGES.filter((page) => pages.includes(page))).toEqual([]);
});

test("every named segment has its name in the words, and the other way round", () => {
	const words = JSON.parse(readFileSync("locales/en/frame.json", "utf8"));
	expect(Object.keys(words.pages).sort()).toEqual([...PAGE_NAMES].sort());
});

test("every segment of a page that is no parameter has a name", () => {
	const segments = pages.flatMap((page) => page.split("/")).filter((segment) => segment && !segment.startsWith(":"));
	expect(segments.filter((segment) => !(PAGE_NAMES as readonly string[]).includes(segment))).toEqual([]);
});
