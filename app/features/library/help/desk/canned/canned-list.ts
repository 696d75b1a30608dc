import { readSearch } from "#app/shared/lists/search-text.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";

export const CANNED_PATH = "/admin/help/canned-answers";

export type CannedQuery = { language: Language; q: string };

export function cannedHref({ language, q }: CannedQuery): string {
	const search = new URLSearchParams({ language });
	if (q) search.set("q", q);
	return `${CANNED_PATH}?${search}`;
}

/** Only the search; the page reads the language, as it knows the reader's default. */
export const readCannedSearch = (params: URLSearchParams): string => readSearch(params.get("q") ?? "");

export function readCannedQuery(params: URLSearchParams, reader: Language): CannedQuery {
	const language = params.get("language");
	return { language: isLanguage(language) ? language : reader, q: readCannedSearch(params) };
}
