import type { Room } from "#app/room.ts";
import { gatewayEvents, orders, payments, trialPersons } from "#db/schema/money/orders.ts";
import { disputes, gatewayRefunds, refunds } from "#db/schema/money/refunds.ts";

export const ordersRoom: Room = {
	name: "money/orders",
	about: "Offers, checkout, orders and payments, and what follows from an event of the gateway.",
	tables: { orders, payments, gatewayEvents, trialPersons, refunds, gatewayRefunds, disputes },
};
