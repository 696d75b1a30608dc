import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import { disputes, orders, payments, refunds } from "#db/schema/schema.ts";
import { WAITING_STATES } from "./refund-states";

export type OrderRow = typeof orders.$inferSelect;
export type OrderId = string | SQL<string>;

export function findOrderOf(db: Database, { userId, orderId }: { userId: UserId; orderId: OrderId }) {
	return db
		.select()
		.from(orders)
		.where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
}

export function findPaidPayment(db: Database, orderId: OrderId) {
	return db
		.select({ id: payments.id, cardBrand: payments.cardBrand, cardLast4: payments.cardLast4 })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(and(eq(payments.orderId, orderId), eq(payments.paymentReference, orders.gatewayReference)));
}

export function listRefundsOf(db: Database, orderId: OrderId) {
	return db
		.select()
		.from(refunds)
		.where(eq(refunds.orderId, orderId))
		.orderBy(desc(refunds.requestedAt), desc(refunds.id));
}

export function listOpenDisputes(db: Database, orderId: OrderId) {
	return db
		.select({ id: disputes.id })
		.from(disputes)
		.where(and(eq(disputes.orderId, orderId), eq(disputes.state, "open")));
}

export function findRefundWithOrder(db: Database, refundId: string) {
	return db
		.select({ refund: refunds, order: orders })
		.from(refunds)
		.innerJoin(orders, eq(orders.id, refunds.orderId))
		.where(eq(refunds.id, refundId));
}

export function listUnconfirmed(db: Database, before: Date, limit: number) {
	return db
		.select({ id: refunds.id })
		.from(refunds)
		.where(and(inArray(refunds.state, ["approved", "sent"]), sql`${refunds.changedAt} <= ${before.getTime()}`))
		.orderBy(asc(refunds.state), asc(refunds.requestedAt))
		.limit(limit);
}

/** Refunds that wait for an answer. */
export function countWaitingRefunds(db: Database): Counted {
	return countUpTo(db, { id: refunds.id, table: refunds, where: inArray(refunds.state, [...WAITING_STATES]) });
}

/** Refunds of a user's orders; `among` is a list of ids. */
export function listOwnRefunds(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return db
		.select({
			id: refunds.id,
			amountMinor: refunds.amountMinor,
			currency: refunds.currency,
			orderId: sql<string>`${orders.id}`.as("order_id"),
			title: orders.title,
		})
		.from(refunds)
		.innerJoin(orders, eq(orders.id, refunds.orderId))
		.where(and(eq(orders.userId, userId), sql`${refunds.id} in ${among}`));
}
