import { readSearch } from "#app/shared/lists/search-text.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";

export const CANNED_PATH = "/admin/help/canned-answers";

/** Which canned answers are listed: those of a language, narrowed by a search. */
export type CannedQuery = { language: Language; q: string };

export function cannedHref({ language, q }: CannedQuery): string {
	const search = new URLSearchParams({ language });
	if (q) search.set("q", q);
	return `${CANNED_PATH}?${search}`;
}

/** The search of an address; its language is read by the page, which knows the reader's own. */
export const readCannedSearch = (params: URLSearchParams): string => readSearch(params.get("q") ?? "");

/** What an address asks for, in the language of the reader unless it names another. */
export function readCannedQuery(params: URLSearchParams, reader: Language): CannedQuery {
	const language = params.get("language");
	return { language: isLanguage(language) ? language : reader, q: readCannedSearch(params) };
}
