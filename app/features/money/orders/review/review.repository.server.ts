import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { orders, payments } from "#db/schema/schema.ts";
import { REVIEWS } from "../order-states";

/** A condition: paid, and flagged but not seen. Orders in review are found by their state. */
export const needsReview: SQL | undefined = and(
	inArray(orders.trouble, [...REVIEWS]),
	isNull(orders.troubleSeenAt),
	eq(orders.state, "paid"),
);

export function findReviewed(db: Database, orderId: string) {
	return db
		.select({ order: orders, payment: payments })
		.from(orders)
		.innerJoin(payments, and(eq(payments.orderId, orders.id), isItsOwn))
		.where(eq(orders.id, orderId))
		.orderBy(desc(payments.createdAt))
		.limit(1);
}

/** Old orders in review have no reference to their payment. */
const isItsOwn = or(
	eq(payments.paymentReference, orders.gatewayReference),
	sql`(${orders.gatewayReference} is null and ${payments.state} = 'paid')`,
);
