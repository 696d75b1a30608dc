import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { orders, payments } from "#db/schema/schema.ts";
import { REVIEWS } from "../order-states";

/** A condition: an order is paid, there is something about it to look at, and nobody has. What is in review is found by its state. */
export const isToLookAt: SQL | undefined = and(
	inArray(orders.trouble, [...REVIEWS]),
	isNull(orders.troubleSeenAt),
	eq(orders.state, "paid"),
);

/** An order with the payment that it is looked at for, or that was taken for it, as a list of none or one. */
export function findReviewed(db: Database, orderId: string) {
	return db
		.select({ order: orders, payment: payments })
		.from(orders)
		.innerJoin(payments, and(eq(payments.orderId, orders.id), isItsOwn))
		.where(eq(orders.id, orderId))
		.orderBy(desc(payments.createdAt))
		.limit(1);
}

/** Orders that came into review before their payment was noted with them have no reference. */
const isItsOwn = or(
	eq(payments.paymentReference, orders.gatewayReference),
	sql`(${orders.gatewayReference} is null and ${payments.state} = 'paid')`,
);
