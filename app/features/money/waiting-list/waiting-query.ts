import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const WAITING_PER_PAGE = 50;
export const AWAITED_KINDS = ["plan", "course"] as const;

/** A search finds addresses by their beginning. */
export const WAITING_ENTRIES_LIST = listQuery({
	path: "/admin/waiting-list",
	sort: ["agreed"],
	descending: ["agreed"],
	filters: { kind: oneOf(AWAITED_KINDS) },
	search: true,
	page: "cursor",
});
export type WaitingQuery = QueryOf<typeof WAITING_ENTRIES_LIST>;

export const WAITING_ORDERS = [
	{ sort: "agreed", isDescending: true, words: "list.newest" },
	{ sort: "agreed", isDescending: false, words: "list.oldest" },
] as const;
