import { and, desc, eq, inArray, isNull, lte, ne, notExists, sql } from "drizzle-orm";
import { isOverused } from "#app/features/money/coupons/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { onlyWhile } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import type { OrderState } from "#db/schema/money/orders.ts";
import { orders, payments } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isPeriodAsRead } from "./credited.repository.server";
import { NEXT_STATES, type OrderTrouble } from "./order-states";

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type PaymentRow = typeof payments.$inferSelect;

/** A key that the buyer has used before stops the batch. */
export function insertOrder(db: Database, row: NewOrder): Write {
	return db.insert(orders).values(row);
}

/**
 * The order of a change. Where money of its period has gone back, or another change was paid, since that was `read`,
 * the batch stops: what it credits would not be there.
 */
export function insertChangeOrder(
	db: Database,
	row: NewOrder & Period,
	read: Parameters<typeof isPeriodAsRead>[1],
): Write {
	const creditMinor = onlyWhile(isPeriodAsRead(row, read), row.creditMinor ?? 0);
	return db.insert(orders).values({ ...row, creditMinor });
}
type Period = { membershipId: string; periodNumber: number };

/** A write: the order of a period, or nothing where it has one. */
export function insertPeriodOrder(db: Database, row: NewOrder): Write {
	return db.insert(orders).values(row).onConflictDoNothing();
}

/** An order begins a membership; hits no row when it has begun one, or all of its money goes back. */
export function joinToMembership(
	db: Database,
	{ orderId, membershipId }: { orderId: string; membershipId: string },
): Write {
	return db
		.update(orders)
		.set({ membershipId, periodNumber: 1 })
		.where(
			and(
				eq(orders.id, orderId),
				isNull(orders.membershipId),
				sql`(${orders.totalMinor} = 0 or ${orders.refundedMinor} + ${orders.refundingMinor} < ${orders.totalMinor})`,
			),
		);
}

export function findOrder(db: Database, id: string) {
	return db.select().from(orders).where(eq(orders.id, id));
}

export function findOrderByKey(db: Database, { userId, key }: { userId: number; key: string }) {
	return db
		.select()
		.from(orders)
		.where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
}

/** The order that has begun a membership, as a list of none or one. */
export function findFirstPeriod(db: Database, membershipId: string) {
	const isFirst = and(eq(orders.membershipId, membershipId), eq(orders.periodNumber, 1), ne(orders.occasion, "change"));
	return db.select().from(orders).where(isFirst);
}

/** The tries to pay an order, the latest first. */
export function listPayments(db: Database, orderId: string) {
	return db
		.select()
		.from(payments)
		.where(eq(payments.orderId, orderId))
		.orderBy(desc(payments.createdAt), desc(payments.id));
}

export function insertPayment(db: Database, row: typeof payments.$inferInsert) {
	return db.insert(payments).values(row);
}

/** A payment by its id, with its order. */
export function findPaymentWithOrder(db: Database, paymentId: string) {
	return db
		.select({ payment: payments, order: orders })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(eq(payments.id, paymentId));
}

/** A payment by the gateway's name for it, with its order: for what tells no id of ours. */
export function findPaymentByReference(db: Database, gateway: PaymentRow["gateway"], reference: string) {
	return db
		.select({ payment: payments, order: orders })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(and(eq(payments.gateway, gateway), eq(payments.paymentReference, reference)));
}

/** Where a try to pay is done, as the gateway has said. Hits no row when its order has expired meanwhile. */
export function openPayment(
	db: Database,
	id: string,
	given: { sessionReference: string; url: string; now: Date },
): Write {
	const { now, ...page } = given;
	const expired = db
		.select({ one: sql`1`.as("one") })
		.from(orders)
		.where(and(eq(orders.id, payments.orderId), eq(orders.state, "expired")));
	return db
		.update(payments)
		.set({ ...page, changedAt: now })
		.where(and(eq(payments.id, id), notExists(expired)));
}

/** What became of a try to pay. One that is paid stays so, whatever comes late. */
export function updatePayment(db: Database, id: string, seen: Partial<PaymentRow>): Write {
	return db
		.update(payments)
		.set(seen)
		.where(and(eq(payments.id, id), sql`(${payments.state} <> 'paid' or ${seen.state === "paid"})`));
}

type Change = { id: string; to: OrderState; trouble: OrderTrouble | null; now: Date };

/** Moves an order on, from wherever it may come; an order that is further along is left alone. */
export function moveOrder(db: Database, { id, to, trouble, now }: Change, also: Partial<OrderRow> = {}): Write {
	return db
		.update(orders)
		.set({ state: to, trouble, troubleSeenAt: null, changedAt: now, ...also })
		.where(and(eq(orders.id, id), inArray(orders.state, comingFrom(to))));
}

type ReviewEnd = { id: string; to: "paid" | "expired"; now: Date };

/** What somebody has decided about an order in review, with what goes along. One that is not in review is left alone. */
export function endReview(db: Database, { id, to, now }: ReviewEnd, also: Partial<OrderRow> = {}): Write {
	return db
		.update(orders)
		.set({ state: to, troubleSeenAt: now, changedAt: now, ...also })
		.where(and(eq(orders.id, id), eq(orders.state, "inReview")));
}

/**
 * Behind the one that takes a payment for its order: where another payment was taken first nothing of the batch is
 * written, and whoever tries again finds that the order is paid.
 */
export function requirePaidBy(db: Database, { id, reference }: { id: string; reference: string | null }): Write {
	const isOurs = sql`${orders.gatewayReference} is ${reference}`;
	return db
		.update(orders)
		.set({ gatewayReference: onlyWhile(isOurs, orders.gatewayReference) })
		.where(eq(orders.id, id));
}

function comingFrom(to: OrderState): OrderState[] {
	// Out of a review only somebody who has looked leads.
	const states = Object.keys(NEXT_STATES) as OrderState[];
	return states.filter((from) => from !== "inReview" && NEXT_STATES[from].includes(to));
}

/** Notes that somebody has to look at an order, which stays as it is. What was seen stays seen. */
export function noteTrouble(db: Database, { id, trouble, now }: Omit<Change, "to">): Write {
	const seenAt = sql`case when ${orders.trouble} is ${trouble} then ${orders.troubleSeenAt} end`;
	return db.update(orders).set({ trouble, troubleSeenAt: seenAt, changedAt: now }).where(eq(orders.id, id));
}

/** Somebody has looked at what was noted with an order. */
export function markTroubleSeen(db: Database, { id, trouble, now }: { id: string; trouble: string; now: Date }): Write {
	return db
		.update(orders)
		.set({ troubleSeenAt: now })
		.where(and(eq(orders.id, id), eq(orders.trouble, trouble), isNull(orders.troubleSeenAt)));
}

/**
 * The order by which somebody has bought the same course before, and which still opens it, as a list of none or one. Of two that were
 * paid at one instant the smaller id is the first.
 */
export function findFirstOfCourse(db: Database, { id, userId, thingId, paidAt }: OrderRow) {
	const at = paidAt?.getTime() ?? 0;
	return db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.userId, userId ?? 0),
				eq(orders.kind, "course"),
				eq(orders.thingId, thingId),
				eq(orders.state, "paid"),
				ne(orders.id, id),
				sql`(${orders.paidAt} < ${at} or (${orders.paidAt} = ${at} and ${orders.id} < ${id}))`,
				sql`exists (select 1 from entitlements e where e.user_id = ${orders.userId} and e.source_kind = 'order'
					and e.source_id = ${orders.id} and e.ended_at is null)`,
			),
		)
		.limit(1);
}

/** What is known of the card that has paid an order, as a list of none or one. */
export function findPaidCard(db: Database, orderId: string) {
	return db
		.select({ couponId: orders.couponId, gateway: payments.gateway, fingerprint: payments.cardFingerprint })
		.from(orders)
		.innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.paymentReference, orders.gatewayReference)))
		.where(and(eq(orders.id, orderId), eq(orders.state, "paid")));
}

type Overused = { orderId: string; couponId: number; cardKey: string; now: Date };

/** An order says that its card has used its coupon too often, unless there is something else to say. */
export function noteOverusedCoupon(db: Database, { orderId, now, ...used }: Overused): Write {
	return db
		.update(orders)
		.set({ trouble: "couponOverused", changedAt: now })
		.where(and(eq(orders.id, orderId), isNull(orders.trouble), isOverused(used)));
}

export function noteDispute(db: Database, { id, at, now }: { id: string; at: Date; now: Date }): Write {
	return db
		.update(orders)
		.set({ disputedAt: at, changedAt: now })
		.where(and(eq(orders.id, id), sql`${orders.disputedAt} is null`));
}

/** Orders that nobody can pay any more. */
export function listRunOutOrders(db: Database, now: Date, limit: number) {
	return db
		.select({ id: orders.id })
		.from(orders)
		.where(and(inArray(orders.state, ["created", "pending", "failed"]), lte(orders.expiresAt, now)))
		.limit(limit);
}

/** An order whose result is still to come waits for it. */
export function expireOrders(db: Database, ids: readonly string[], now: Date): Write {
	return db
		.update(orders)
		.set({ state: "expired", changedAt: now })
		.where(and(inValues(orders.id, ids), inArray(orders.state, ["created", "pending", "failed"])));
}
