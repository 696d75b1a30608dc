import { type ListFilter, oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";

/** A name; whether a room declares it, the server knows. */
const typeFilter: ListFilter<string | null> = {
	read: ([text]) => text || null,
	write: (type) => (type === null ? [] : [type]),
};

export const SEARCH_RESULTS_LIST = listQuery({
	path: "/search",
	sort: ["best"],
	filters: { type: typeFilter, lang: oneOf(LANGUAGE_CODES) },
	search: true,
	page: "number",
});
export type ResultsQuery = QueryOf<typeof SEARCH_RESULTS_LIST>;

export const RESULTS_A_PAGE = 20;
export const MOST_PAGES = 25;

/** Drops a type that is not among `types`. */
export function readResultsQuery(params: URLSearchParams, types: readonly { type: string }[]): ResultsQuery {
	const query = SEARCH_RESULTS_LIST.parse(params);
	const isKnown = types.some(({ type }) => type === query.filters.type);
	return isKnown ? query : { ...query, filters: { ...query.filters, type: null } };
}
