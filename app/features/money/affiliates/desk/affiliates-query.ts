import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const AFFILIATE_STATUSES = ["applied", "active", "refused", "suspended", "closed"] as const;
export const AFFILIATES_PER_PAGE = 25;
export const COUNTED_AFFILIATES = 1000;

export const AFFILIATES_LIST = listQuery({
	path: "/admin/affiliates",
	anchor: "list",
	sort: ["applied"],
	descending: ["applied"],
	filters: { status: oneOf(AFFILIATE_STATUSES) },
	search: true,
	page: "number",
});
export type AffiliatesQuery = QueryOf<typeof AFFILIATES_LIST>;
