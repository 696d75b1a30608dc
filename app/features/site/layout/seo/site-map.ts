import { escapeXml } from "#app/shared/text/escape-xml.ts";
import { withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";

/**
 * An indexable page, without language prefix; `changedAt` when known. `language`: its text has this one alone, so that
 * one address is enough.
 */
export type MappedPage = { path: string; changedAt?: Date | null; language?: Language };

/** Each page has seven URLs, about 8 kB: far below the limits of 50,000 URLs and 50 MB. */
export const PAGES_PER_FILE = 700;

/**
 * Site map with every URL of each page, with and without language prefix, and its alternates. Only a `<loc>` of its
 * own is sure to be crawled.
 * Source: sitemaps.org, "Localized versions" of Google.
 */
export function siteMap(origin: string, pages: readonly MappedPage[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...pages.flatMap(({ path, changedAt, language }) => {
			const about = lastModified(changedAt) + (language ? "" : alternates(origin, path));
			const urls = language ? [withLanguagePrefix(path, language)] : urlsOf(path);
			return urls.map((address) => `<url><loc>${escapeXml(origin + address)}</loc>${about}</url>`);
		}),
		"</urlset>",
	].join("\n");
}

/**
 * Ids of topics for each file of them, whether there is a topic or not. Each topic has one URL, about 150 bytes.
 */
export const TOPICS_PER_FILE = 10_000;

/** `topicFiles`: numbers of the files that have a topic. */
type Parts = { pages: number; topicFiles: readonly number[] };

/** Index of split site maps: `/sitemaps/1`, `/sitemaps/2` and so on, and `/sitemaps/forum-1` and so on for topics. */
export function siteMapIndex(origin: string, { pages, topicFiles }: Parts): string {
	const files = [
		...numbersUpTo(Math.ceil(pages / PAGES_PER_FILE)).map((number) => `/sitemaps/${number}`),
		...topicFiles.map((number) => `/sitemaps/forum-${number}`),
	];
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...files.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`),
		"</sitemapindex>",
	].join("\n");
}

export const numbersUpTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Which file an address names, counted from 1; null for none. */
export function readPart(name: string | undefined): { of: "pages" | "topics"; number: number } | null {
	const [, forum, number] = /^(forum-)?([1-9]\d{0,5})$/.exec(name ?? "") ?? [];
	return number ? { of: forum ? "topics" : "pages", number: Number(number) } : null;
}

/** Dates fixed pages by the item at the path, or the newest below it. Null for others. */
export function withChangeDates(fixed: readonly string[], things: readonly MappedPage[]): MappedPage[] {
	return fixed.map((path) => {
		const shown = things.filter((thing) => thing.path === path || thing.path.startsWith(`${path}/`));
		const times = shown.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []));
		return times.length > 0 ? { path, changedAt: new Date(Math.max(...times)) } : { path };
	});
}

function lastModified(changedAt: Date | null | undefined): string {
	return changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : "";
}

/** URLs of a page: without prefix and in each language, or one when it has no prefixes. */
function urlsOf(path: string): string[] {
	return [...new Set([path, ...LANGUAGE_CODES.map((language) => withLanguagePrefix(path, language))])];
}

function alternates(origin: string, path: string): string {
	const link = (language: string, address: string) =>
		`<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + address)}"/>`;
	const translated = LANGUAGE_CODES.map((language) => link(language, withLanguagePrefix(path, language)));
	return [...translated, link("x-default", path)].join("");
}
