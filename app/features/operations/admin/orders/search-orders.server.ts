import type { DeskSearch } from "#app/features/library/search/desk-search.ts";
import { orderName } from "#app/features/money/orders/face.server.ts";
import { findOrders } from "./find-orders.server";
import { ORDERS_LIST } from "./orders-query";

/** Orders, for admins in the palette. */
export const searchOrders: DeskSearch = {
	kind: "orders",
	order: 20,
	icon: "card",
	capability: "money",
	find: async (db, { q, now, limit }) => {
		const { rows } = await findOrders(db, ORDERS_LIST.parse(new URLSearchParams({ q })), now);
		return rows.slice(0, limit).map(({ id, title, name }) => ({
			title: orderName(id),
			note: [name, title].filter(Boolean).join(" · "),
			to: `/admin/orders/${id}`,
		}));
	},
};
