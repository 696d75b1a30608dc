import { oneOf, oneOfOr } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { REPORT_REASONS } from "#db/schema/community/moderation-kinds.ts";

export const CASES_PER_PAGE = 25;
/** Cases are counted up to here. */
export const COUNTED_CASES = 1_000;
/** `mine`: those that the reader holds. `appeals`: decided ones whose appeal waits. `sanctions`: whose decision silences or suspends somebody now. */
export const CASE_SHELVES = ["open", "mine", "appeals", "sanctions", "decided"] as const;

/** Child safety comes first in every order of what is open. */
export const CASES_LIST = listQuery({
	path: "/moderation",
	sort: ["age"],
	descending: [],
	filters: { shelf: oneOfOr(CASE_SHELVES, "open"), reason: oneOf(REPORT_REASONS) },
	page: "number",
});
export type CasesQuery = QueryOf<typeof CASES_LIST>;

/** A case with the list from which it was opened, which stands beside it on wide screens. */
export function caseHref(query: CasesQuery, id: number): string {
	return `${CASES_LIST.path}/cases/${id}${CASES_LIST.href(query).slice(CASES_LIST.path.length)}`;
}

/** The cases that wait where a moderator has just decided one. */
export function openCasesLike(query: CasesQuery): CasesQuery {
	const { filters } = query;
	return { ...query, page: 1, filters: { ...filters, shelf: filters.shelf === "mine" ? "mine" : "open" } };
}
