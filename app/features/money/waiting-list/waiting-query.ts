import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const WAITING_PER_PAGE = 50;
export const WAITED_KINDS = ["plan", "course"] as const;

/** Those who wait, as an admin of money asks for them. A search finds addresses by how they begin. */
export const WAITING = listQuery({
	path: "/admin/waiting-list",
	sort: ["agreed"],
	descending: ["agreed"],
	filters: { kind: oneOf(WAITED_KINDS) },
	search: true,
	page: "cursor",
});
export type WaitingQuery = QueryOf<typeof WAITING>;

/** The sorts with the names of their words. */
export const WAITING_ORDERS = [
	{ sort: "agreed", isDescending: true, words: "list.newest" },
	{ sort: "agreed", isDescending: false, words: "list.oldest" },
] as const;
