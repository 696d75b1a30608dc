import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { COUPON_STATES } from "./coupon-state";

export const COUPONS_PER_PAGE = 50;

export const COUPONS_LIST = listQuery({
	path: "/admin/coupons",
	sort: ["created", "taken", "code"],
	descending: ["created", "taken"],
	filters: { state: oneOf(COUPON_STATES) },
	columns: ["scope", "until", "taken", "note"],
	search: true,
	page: "cursor",
});
export type CouponsQuery = QueryOf<typeof COUPONS_LIST>;

export const COUPON_ORDERS = [
	{ sort: "created", isDescending: true, words: "list.sorts.newest" },
	{ sort: "created", isDescending: false, words: "list.sorts.oldest" },
	{ sort: "taken", isDescending: true, words: "list.sorts.most" },
	{ sort: "taken", isDescending: false, words: "list.sorts.fewest" },
	{ sort: "code", isDescending: false, words: "list.sorts.code" },
	{ sort: "code", isDescending: true, words: "list.sorts.codeBack" },
] as const;
