import { oneOfOr } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const ERROR_STATUSES = ["open", "resolved", "muted"] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

export const ERRORS_LIST = listQuery({
	path: "/admin/errors",
	sort: ["lastSeen", "firstSeen", "times"],
	descending: ["lastSeen", "firstSeen", "times"],
	filters: { status: oneOfOr(ERROR_STATUSES, "open") },
	columns: ["times", "firstSeen", "lastSeen"],
	page: "number",
});
export type ErrorsQuery = QueryOf<typeof ERRORS_LIST>;

export const ERROR_ORDERS = [
	{ sort: "lastSeen", isDescending: true, words: "sorts.latest" },
	{ sort: "lastSeen", isDescending: false, words: "sorts.oldest" },
	{ sort: "firstSeen", isDescending: true, words: "sorts.newest" },
	{ sort: "firstSeen", isDescending: false, words: "sorts.first" },
	{ sort: "times", isDescending: true, words: "sorts.most" },
	{ sort: "times", isDescending: false, words: "sorts.fewest" },
] as const;
