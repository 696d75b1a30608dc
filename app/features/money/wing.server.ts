import type { Room } from "#app/room.ts";
import { affiliatesRoom } from "./affiliates/room.server.ts";
import { billingRoom } from "./billing/room.server.ts";
import { couponsRoom } from "./coupons/room.server.ts";
import { gatewayRoom } from "./gateway/room.server.ts";
import { invoicesRoom } from "./invoices/room.server.ts";
import { membershipsRoom } from "./memberships/room.server.ts";
import { ordersRoom } from "./orders/room.server.ts";
import { pricesRoom } from "./prices/room.server.ts";
import { reconciliationRoom } from "./reconciliation/room.server.ts";
import { refundsRoom } from "./refunds/room.server.ts";
import { taxRoom } from "./tax/room.server.ts";
import { waitingListRoom } from "./waiting-list/room.server.ts";

export const MONEY_ROOMS: readonly Room[] = [
	pricesRoom,
	billingRoom,
	taxRoom,
	couponsRoom,
	gatewayRoom,
	ordersRoom,
	membershipsRoom,
	invoicesRoom,
	refundsRoom,
	affiliatesRoom,
	waitingListRoom,
	reconciliationRoom,
];
