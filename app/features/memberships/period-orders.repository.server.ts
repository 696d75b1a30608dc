import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { membershipChanges, orders } from "../../../db/schema/schema";

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
