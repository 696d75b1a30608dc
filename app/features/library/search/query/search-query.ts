import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { SEARCH_TYPES } from "#db/schema/library/search.ts";

export const SEARCH_RESULTS_LIST = listQuery({
	path: "/search",
	sort: ["best"],
	filters: { type: oneOf(SEARCH_TYPES), lang: oneOf(LANGUAGE_CODES) },
	search: true,
	page: "number",
});
export type ResultsQuery = QueryOf<typeof SEARCH_RESULTS_LIST>;

export const RESULTS_A_PAGE = 20;
export const MOST_PAGES = 25;
