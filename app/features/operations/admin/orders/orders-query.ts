import { REVIEWS } from "#app/features/money/orders/order-states.ts";
import { oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";
import { ORDER_STATES } from "#db/schema/money/orders.ts";

export const ORDERS_PER_PAGE = 25;
export const ORDER_KINDS = ["course", "plan"] as const;
/** Real money or the sandbox's test money. */
export const ORDER_MODES = ["live", "test"] as const;
export const ORDER_PERIODS = ["7", "30", "90", "365"] as const;
export const ORDER_STATE_FILTERS = ORDER_STATES;
/** All unseen ones, or one kind. */
export const ORDER_TROUBLE_FILTERS = ["unseen", ...REVIEWS] as const;

export const ORDERS_LIST = listQuery({
	path: "/admin/orders",
	sort: ["placed"],
	descending: ["placed"],
	filters: {
		state: oneOf(ORDER_STATE_FILTERS),
		kind: oneOf(ORDER_KINDS),
		mode: oneOf(ORDER_MODES),
		period: oneOf(ORDER_PERIODS),
		trouble: oneOf(ORDER_TROUBLE_FILTERS),
	},
	columns: ["buyer", "state", "placed"],
	search: true,
	page: "cursor",
});
export type OrdersQuery = QueryOf<typeof ORDERS_LIST>;

/** The id prefix in a search: after `GR-`, or eight characters alone. */
export function orderIdStart(q: string): string | null {
	const [, named, alone] = /^(?:GR-([0-9a-f]{1,32})|([0-9a-f]{8,32}))$/i.exec(q.trim()) ?? [];
	return (named ?? alone)?.toLowerCase() ?? null;
}
