import { and, desc, eq, inArray, isNull, lte, ne, notExists, type SQL, sql } from "drizzle-orm";
import { isOverusedByCard } from "#app/features/money/coupons/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import type { OrderState } from "#db/schema/money/orders.ts";
import { orders, payments } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isPeriodAsRead } from "./credited.repository.server";
import { NEXT_STATES, type OrderTrouble } from "./order-states";

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type PaymentRow = typeof payments.$inferSelect;

/** A used key of the same buyer fails the batch. */
export function insertOrder(db: Database, row: NewOrder): Write {
	return db.insert(orders).values(row);
}

/** Fails the batch when the period had refunds or another paid change since `read`: the credit would be gone. */
export function insertChangeOrder(
	db: Database,
	row: NewOrder & Period,
	read: Parameters<typeof isPeriodAsRead>[1],
): Write {
	const creditMinor = valueIfElseConflict(isPeriodAsRead(row, read), row.creditMinor ?? 0);
	return db.insert(orders).values({ ...row, creditMinor });
}
type Period = { membershipId: string; periodNumber: number };

export function insertPeriodOrder(db: Database, row: NewOrder): Write {
	return db.insert(orders).values(row).onConflictDoNothing();
}

/** Changes no row when the order has begun a membership already, or is fully refunded. */
export function attachToMembership(
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

export function findFirstPeriod(db: Database, membershipId: string) {
	const isFirst = and(eq(orders.membershipId, membershipId), eq(orders.periodNumber, 1), ne(orders.occasion, "change"));
	return db.select().from(orders).where(isFirst);
}

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

export function findPaymentWithOrder(db: Database, paymentId: string) {
	return db
		.select({ payment: payments, order: orders })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(eq(payments.id, paymentId));
}

/** By the gateway's reference, for payments without an id of ours. */
export function findPaymentByReference(db: Database, gateway: PaymentRow["gateway"], reference: string) {
	return db
		.select({ payment: payments, order: orders })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(and(eq(payments.gateway, gateway), eq(payments.paymentReference, reference)));
}

/** Stores where the payment is made. Changes no row when its order has expired. */
export function openPayment(
	db: Database,
	id: string,
	opened: { sessionReference: string; url: string; now: Date },
): Write {
	const { now, ...page } = opened;
	const expired = db
		.select({ one: sql`1`.as("one") })
		.from(orders)
		.where(and(eq(orders.id, payments.orderId), eq(orders.state, "expired")));
	return db
		.update(payments)
		.set({ ...page, changedAt: now })
		.where(and(eq(payments.id, id), notExists(expired)));
}

/** A paid payment stays paid, whatever arrives late. */
export function updatePayment(db: Database, id: string, seen: Partial<PaymentRow>): Write {
	return db
		.update(payments)
		.set(seen)
		.where(and(eq(payments.id, id), sql`(${payments.state} <> 'paid' or ${seen.state === "paid"})`));
}

type Change = { id: string; to: OrderState; trouble: OrderTrouble | null; now: Date };

/** Moves an order to a state from any allowed one; no effect when it is further along. */
export function moveOrder(db: Database, { id, to, trouble, now }: Change, also: Partial<OrderRow> = {}): Write {
	return db
		.update(orders)
		.set({ state: to, trouble, troubleSeenAt: null, changedAt: now, ...also })
		.where(and(eq(orders.id, id), inArray(orders.state, comingFrom(to))));
}

type ReviewEnd = { id: string; to: "paid" | "expired"; now: Date };

/** Ends an order's review; no effect when it is not in review. */
export function endReview(db: Database, { id, to, now }: ReviewEnd, also: Partial<OrderRow> = {}): Write {
	return db
		.update(orders)
		.set({ state: to, troubleSeenAt: now, changedAt: now, ...also })
		.where(and(eq(orders.id, id), eq(orders.state, "inReview")));
}

/** After a payment's writes: fails the batch when another payment came first; the retry then sees a paid order. */
export function requirePaidBy(db: Database, { id, reference }: { id: string; reference: string | null }): Write {
	const isOurs = sql`${orders.gatewayReference} is ${reference}`;
	return db
		.update(orders)
		.set({ gatewayReference: valueIfElseConflict(isOurs, orders.gatewayReference) })
		.where(eq(orders.id, id));
}

function comingFrom(to: OrderState): OrderState[] {
	// Only an admin's decision leaves a review.
	const states = Object.keys(NEXT_STATES) as OrderState[];
	return states.filter((from) => from !== "inReview" && NEXT_STATES[from].includes(to));
}

/** Flags an order for review without changing its state. The time at which an admin saw an earlier flag stays. */
export function noteTrouble(db: Database, { id, trouble, now }: Omit<Change, "to">): Write {
	const seenAt = sql`case when ${orders.trouble} is ${trouble} then ${orders.troubleSeenAt} end`;
	return db.update(orders).set({ trouble, troubleSeenAt: seenAt, changedAt: now }).where(eq(orders.id, id));
}

export function markTroubleSeen(db: Database, { id, trouble, now }: { id: string; trouble: string; now: Date }): Write {
	return db
		.update(orders)
		.set({ troubleSeenAt: now })
		.where(and(eq(orders.id, id), eq(orders.trouble, trouble), isNull(orders.troubleSeenAt)));
}

/** The earlier order that still opens the same course for the buyer. At the same instant the smaller id is first. */
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

export function findPaidCard(db: Database, orderId: string) {
	return db
		.select({ couponId: orders.couponId, gateway: payments.gateway, fingerprint: payments.cardFingerprint })
		.from(orders)
		.innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.paymentReference, orders.gatewayReference)))
		.where(and(eq(orders.id, orderId), eq(orders.state, "paid")));
}

type Overused = { orderId: string; couponId: number; cardKey: string; now: Date };

/** Flags an order whose card has overused its coupon, unless it has another flag. */
export function noteOverusedCoupon(db: Database, { orderId, now, ...used }: Overused): Write {
	return db
		.update(orders)
		.set({ trouble: "couponOverused", changedAt: now })
		.where(and(eq(orders.id, orderId), isNull(orders.trouble), isOverusedByCard(used)));
}

export function noteDispute(db: Database, { id, at, now }: { id: string; at: Date; now: Date }): Write {
	return db
		.update(orders)
		.set({ disputedAt: at, changedAt: now })
		.where(and(eq(orders.id, id), sql`${orders.disputedAt} is null`));
}

export function listOverdueOrders(db: Database, now: Date, limit: number) {
	return db
		.select({ id: orders.id })
		.from(orders)
		.where(and(inArray(orders.state, ["created", "pending", "failed"]), lte(orders.expiresAt, now)))
		.limit(limit);
}

/** Except orders whose result is pending. */
export function expireOrders(db: Database, ids: readonly string[], now: Date): Write {
	return db
		.update(orders)
		.set({ state: "expired", changedAt: now })
		.where(and(inValues(orders.id, ids), inArray(orders.state, ["created", "pending", "failed"])));
}

export type OrderTitle = Pick<OrderRow, "id" | "title" | "occasion" | "totalMinor" | "currency">;

/** What own orders are of; `among` is a list of ids. */
export function listOrderTitles(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	const { id, title, occasion, totalMinor, currency } = orders;
	return db
		.select({ id, title, occasion, totalMinor, currency })
		.from(orders)
		.where(and(eq(orders.userId, userId), sql`${id} in ${among}`));
}
