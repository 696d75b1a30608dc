import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { SEARCH_TYPES } from "#db/schema/library/search.ts";

/** What can be asked of the page of results. */
export const RESULTS = listQuery({
	path: "/search",
	sort: ["best"],
	filters: { type: oneOf(SEARCH_TYPES), lang: oneOf(LANGUAGE_CODES) },
	search: true,
	page: "number",
});
export type ResultsQuery = QueryOf<typeof RESULTS>;

/** How many results a page shows, and how many a call of the API answers. */
export const RESULTS_A_PAGE = 20;
/** Nobody reads on further; what is looked for is said more exactly. */
export const MOST_PAGES = 25;
