import { withLanguagePrefix } from "../../shared/language-prefix";
import { LANGUAGE_CODES } from "../../shared/languages";

/**
 * The site map for search engines: each page once, with its address in every language.
 * `paths` are without language prefix. Source: sitemaps.org, "Localized versions" of Google.
 */
export function siteMap(origin: string, paths: readonly string[]): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
		...paths.map((path) => `<url><loc>${escaped(origin + path)}</loc>${alternates(origin, path)}</url>`),
		"</urlset>",
	].join("\n");
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
