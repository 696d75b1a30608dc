import type { Room } from "#app/room.ts";
import { searchOrders } from "./orders/search-orders.server";

export const adminRoom: Room = {
	name: "operations/admin",
	about: "The frame of the desk, its overview, revenue, orders, refunds and jobs.",
	desk: [
		{ name: "overview", to: "/admin", group: null, order: 10, icon: "chart" },
		{ name: "revenue", to: "/admin/revenue", group: "money", order: 10, icon: "chart" },
	],
	deskSearch: [searchOrders],
};
