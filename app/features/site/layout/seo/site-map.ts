import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

/** A page that search engines are told of: its path without language prefix, and when it last changed, where that is known. */
export type MappedPage = { path: string; changedAt?: Date | null };

/**
 * The most pages of one file. Each has seven addresses that name all seven, about 8 kB: with that it stays far below the
 * 50,000 addresses and 50 MB that are allowed, and below what a request may take to write.
 */
export const PAGES_PER_FILE = 700;

/**
 * The site map for search engines: each address of each page, without language prefix and with each, and beside it those of all
 * the others. Only what stands as a `<loc>` of its own is sure to be looked at.
 * Source: sitemaps.org, "Localized versions" of Google.
 */
export function siteMap(origin: string, pages: readonly MappedPage[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...pages.flatMap(({ path, changedAt }) => {
			const about = lastModified(changedAt) + alternates(origin, path);
			return addressesOf(path).map((address) => `<url><loc>${escaped(origin + address)}</loc>${about}</url>`);
		}),
		"</urlset>",
	].join("\n");
}

/** What leads to the files of a site map that is too large for one: `/sitemaps/1`, `/sitemaps/2` and so on. */
export function siteMapIndex(origin: string, pageCount: number): string {
	const files = Array.from({ length: Math.ceil(pageCount / PAGES_PER_FILE) }, (_, at) => `/sitemaps/${at + 1}`);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...files.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`),
		"</sitemapindex>",
	].join("\n");
}

/**
 * Pages of fixed addresses with the day of what they show: of the thing that stands at the address, or of the latest below it,
 * for a list changes with what it lists. Pages that show nothing of the sort have none.
 */
export function dated(fixed: readonly string[], things: readonly MappedPage[]): MappedPage[] {
	return fixed.map((path) => {
		const shown = things.filter((thing) => thing.path === path || thing.path.startsWith(`${path}/`));
		const times = shown.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []));
		return times.length > 0 ? { path, changedAt: new Date(Math.max(...times)) } : { path };
	});
}

function lastModified(changedAt: Date | null | undefined): string {
	return changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : "";
}

/** Where a page stands: for whoever reads whatever language, and in each. One that has no prefixes stands in one place. */
function addressesOf(path: string): string[] {
	return [...new Set([path, ...LANGUAGE_CODES.map((language) => withLanguagePrefix(path, language))])];
}

function alternates(origin: string, path: string): string {
	const link = (language: string, address: string) =>
		`<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(origin + address)}"/>`;
	const translated = LANGUAGE_CODES.map((language) => link(language, withLanguagePrefix(path, language)));
	return [...translated, link("x-default", path)].join("");
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
