import { SEARCH_TYPES } from "../../../../db/schema/library/search";
import { oneOf } from "../../../shared/lists/list-filters";
import { listQuery, type QueryOf } from "../../../shared/lists/list-query";
import { LANGUAGE_CODES } from "../../../shared/words/languages";

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
