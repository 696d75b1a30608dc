import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { isReserved } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { articlesForPage } from "#app/features/library/help/articles/articles-for-page.ts";
import { textsOf } from "#app/features/library/help/articles/help-article.ts";
import { isPagePattern } from "#app/shared/pages/page-paths.ts";
import { readLibrary } from "#db/content/library-files/read-library.ts";
import { kindNamed } from "#tests/library/kinds.ts";
import { wholeRouteTable } from "./whole-route-table";

const articles = readLibrary("db/content/library", ENTRY_KINDS)
	.filter(({ kind }) => kind === "help")
	.map(({ key, facts }) => ({ slug: key, routes: textsOf((facts as Record<string, unknown>).routes) }));
const pages = wholeRouteTable.routes.filter(({ isPage }) => isPage).map(({ path }) => path);

/** Pages whose article is about them alone or a whole desk, not about pages below. */
const GENERAL = ["/", "/admin", "/help", "/settings"];

/** The nearest ancestor path with an article. */
function namedAt(page: string): string {
	const named = new Set(articles.flatMap(({ routes }) => routes));
	let path = page;
	while (path !== "" && !named.has(path)) path = path.slice(0, Math.max(0, path.lastIndexOf("/")));
	return path || "/";
}

test("there are pages and articles to look at", () => {
	expect(pages.length).toBeGreaterThan(120);
	expect(articles.length).toBeGreaterThan(35);
});

test("no article that ships has the name of a page of the school, or it would be left out", () => {
	expect(articles.filter(({ slug }) => isReserved(kindNamed("help"), slug))).toEqual([]);
});

test.each(pages)("%s opens an article that fits it, and not that of a whole desk", (page) => {
	expect(articlesForPage(articles, page)).not.toEqual([]);
	expect(GENERAL.filter((path) => path !== page)).not.toContain(namedAt(page));
});

test.each(articles)("every page that $slug names is there", ({ routes }) => {
	expect(routes.filter((pattern) => !isPagePattern(pattern))).toEqual([]);
});

test.each([
	["/courses/:courseId", true],
	["/admin/settings", true],
	["/", true],
	["/courses/:id", false],
	["/courses/7", false],
	["/nowhere", false],
	["/api/search", false],
	["/de/courses", false],
])("%s names a page: %s", (pattern, expected) => {
	expect(isPagePattern(pattern)).toBe(expected);
});
