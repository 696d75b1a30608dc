import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { orders, payments } from "#db/schema/schema.ts";

export const ORDERS_AT_ONCE = 20;

type PageCursor = { createdAt: Date; id: string } | null;

export function listOwnOrders(db: Database, userId: UserId, before: PageCursor) {
	return db
		.select({
			id: orders.id,
			title: orders.title,
			kind: orders.kind,
			state: orders.state,
			trouble: orders.trouble,
			currency: orders.currency,
			totalMinor: orders.totalMinor,
			refundedMinor: orders.refundedMinor,
			refundingMinor: orders.refundingMinor,
			isTest: orders.isTest,
			createdAt: orders.createdAt,
		})
		.from(orders)
		.where(isOnPage(userId, before))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(ORDERS_AT_ONCE + 1);
}

export function selectOwnOrderIds(db: Database, userId: UserId, before: PageCursor) {
	return db
		.select({ id: orders.id })
		.from(orders)
		.where(isOnPage(userId, before))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(ORDERS_AT_ONCE + 1);
}

function isOnPage(userId: UserId, before: PageCursor) {
	const isLater = before
		? or(lt(orders.createdAt, before.createdAt), and(eq(orders.createdAt, before.createdAt), lt(orders.id, before.id)))
		: undefined;
	return and(eq(orders.userId, userId), isLater);
}

export function latestPaidOrder(db: Database, userId: UserId): SQL<string> {
	const latest = db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(1);
	return sql`(${latest})`;
}

export function findOwnOrder(db: Database, { userId, id }: { userId: UserId; id: string }) {
	return db
		.select()
		.from(orders)
		.where(and(eq(orders.id, id), eq(orders.userId, userId)));
}

/** The successful payment, else the latest. */
export function findLatestPayment(db: Database, orderId: string) {
	return db
		.select({ state: payments.state, cardBrand: payments.cardBrand, cardLast4: payments.cardLast4 })
		.from(payments)
		.where(eq(payments.orderId, orderId))
		.orderBy(desc(eq(payments.state, "paid")), desc(payments.createdAt))
		.limit(1);
}
