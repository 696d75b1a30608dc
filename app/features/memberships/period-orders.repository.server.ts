import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { membershipChanges, orders, payments } from "../../../db/schema/schema";
import type { NewOrder } from "../orders/orders.server";

/** A write: the order of a period, or nothing where it has one. */
export function insertPeriodOrder(db: Database, row: NewOrder) {
	return db.insert(orders).values(row).onConflictDoNothing();
}

/** A write, not yet run: what a membership has left unpaid when it ends cannot be paid any more. */
export function expireUnpaid(db: Database, membershipId: string, now: Date) {
	return db
		.update(orders)
		.set({ state: "expired", changedAt: now })
		.where(and(eq(orders.membershipId, membershipId), inArray(orders.state, ["created", "pending", "failed"])));
}

/** The pages of a gateway on which orders of a membership could still be paid. */
export function listOpenPages(db: Database, membershipId: string) {
	return db
		.select({ sessionReference: sql<string>`${payments.sessionReference}`.as("session") })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.orderId))
		.where(
			and(
				eq(orders.membershipId, membershipId),
				inArray(orders.state, ["created", "pending", "failed", "expired"]),
				isNotNull(payments.sessionReference),
				inArray(payments.state, ["open", "failed"]),
			),
		);
}

/** A write, not yet run: an order begins a membership; hits no row when it has begun one. */
export function joinToMembership(db: Database, { orderId, membershipId }: { orderId: string; membershipId: string }) {
	return db
		.update(orders)
		.set({ membershipId, periodNumber: 1 })
		.where(and(eq(orders.id, orderId), isNull(orders.membershipId)));
}

/** Whether a paid order has had its effect on its membership, as a list of none or one. */
export function findApplied(db: Database, { membershipId, orderId }: { membershipId: string; orderId: string }) {
	return db
		.select({ version: membershipChanges.version })
		.from(membershipChanges)
		.where(
			and(
				eq(membershipChanges.membershipId, membershipId),
				sql`json_extract(${membershipChanges.details}, '$.orderId') = ${orderId}
					and ${membershipChanges.deed} in ('began', 'renewed', 'changed')`,
			),
		)
		.limit(1);
}

/** The change that a paid order has brought about, as a list of none or one. */
export function findChangeOfOrder(db: Database, which: { membershipId: string; orderId: string }) {
	return changesOfOrder(db, which, sql`${membershipChanges.deed} = 'changed'`);
}

/** What undid it when its money went back, as a list of none or one. */
export function findUndone(db: Database, which: { membershipId: string; orderId: string }) {
	return changesOfOrder(db, which, sql`${membershipChanges.deed} in ('restored', 'ended.refunded')`);
}

function changesOfOrder(db: Database, { membershipId, orderId }: { membershipId: string; orderId: string }, deed: SQL) {
	return db
		.select({ details: membershipChanges.details })
		.from(membershipChanges)
		.where(
			and(
				eq(membershipChanges.membershipId, membershipId),
				sql`json_extract(${membershipChanges.details}, '$.orderId') = ${orderId}`,
				deed,
			),
		)
		.limit(1);
}

/** What was paid before tax for the period that runs, less what has gone back of it or is on its way. */
export function findKept(db: Database, { id, periodNumber }: { id: string; periodNumber: number }) {
	const rest = sql`${orders.totalMinor} - ${orders.refundedMinor} - ${orders.refundingMinor}`;
	const kept = sql`case when ${orders.totalMinor} > 0 then ${orders.netMinor} * (${rest}) / ${orders.totalMinor} else 0 end`;
	return db
		.select({ minor: sql<number>`coalesce(sum(${kept}), 0)`.as("kept") })
		.from(orders)
		.where(and(eq(orders.membershipId, id), eq(orders.periodNumber, periodNumber), eq(orders.state, "paid")));
}

/** The order of a change of which nobody knows yet whether it will be paid, as a list of none or one. */
export function findOpenChange(db: Database, membershipId: string, now: Date) {
	return db
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.membershipId, membershipId),
				eq(orders.occasion, "change"),
				inArray(orders.state, ["created", "pending", "inReview"]),
				gt(orders.expiresAt, now),
			),
		)
		.limit(1);
}

/** The order of a change that was sent before, by its key, as a list of none or one. */
export function findChangeOrder(db: Database, key: string) {
	const membershipId = key.split(":")[1] ?? "";
	return db
		.select()
		.from(orders)
		.where(and(eq(orders.membershipId, membershipId), eq(orders.idempotencyKey, key)));
}
