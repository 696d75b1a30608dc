import { and, eq, exists, gt, inArray, lt, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { membershipChanges, orders } from "#db/schema/schema.ts";

export function findAppliedChange(db: Database, { membershipId, orderId }: { membershipId: string; orderId: string }) {
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

export function findChangeOfOrder(db: Database, which: { membershipId: string; orderId: string }) {
	return changesOfOrder(db, which, sql`${membershipChanges.deed} = 'changed'`);
}

export function findUndoneChange(db: Database, which: { membershipId: string; orderId: string }) {
	return changesOfOrder(db, which, sql`${membershipChanges.deed} in ('restored', 'ended.refunded')`);
}

type MembershipOrder = { membershipId: string; orderId: string | SQL };

function changesOfOrder(db: Database, { membershipId, orderId }: MembershipOrder, deed: SQL) {
	return db
		.select({ details: membershipChanges.details, version: membershipChanges.version })
		.from(membershipChanges)
		.where(isOfOrder({ membershipId, orderId }, deed))
		.limit(1);
}

function isOfOrder({ membershipId, orderId }: MembershipOrder, deed: SQL) {
	const isOf = sql`json_extract(${membershipChanges.details}, '$.orderId') = ${orderId}`;
	return and(eq(membershipChanges.membershipId, membershipId), isOf, deed);
}

/** The order of a change that is unsettled, or paid but neither applied nor refunded; at most one row. */
export function findOpenChange(
	db: Database,
	{ id: membershipId, periodNumber }: { id: string; periodNumber: number },
	now: Date,
) {
	const mayBePaid = and(inArray(orders.state, ["created", "pending", "inReview"]), gt(orders.expiresAt, now));
	const hasBegun = exists(
		changesOfOrder(db, { membershipId, orderId: sql`orders.id` }, sql`${membershipChanges.deed} = 'changed'`),
	);
	const isPaid = and(
		eq(orders.state, "paid"),
		eq(orders.periodNumber, periodNumber),
		lt(sql`${orders.refundedMinor} + ${orders.refundingMinor}`, orders.totalMinor),
		not(hasBegun),
	);
	return db
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.membershipId, membershipId), eq(orders.occasion, "change"), or(mayBePaid, isPaid)))
		.limit(1);
}

/** Events that do not affect the calculation of a change. */
const EVENTS_WITHOUT_EFFECT = ["changeBegan", "reminded", "clockMoved"];

/** A row when anything else happened to a membership since the change was requested. */
export function findEventSinceChange(
	db: Database,
	{ membershipId, orderId }: { membershipId: string; orderId: string },
) {
	const asked = db
		.select({ version: membershipChanges.version })
		.from(membershipChanges)
		.where(isOfOrder({ membershipId, orderId }, sql`${membershipChanges.deed} = 'changeBegan'`));
	return db
		.select({ deed: membershipChanges.deed })
		.from(membershipChanges)
		.where(
			and(
				eq(membershipChanges.membershipId, membershipId),
				gt(membershipChanges.version, sql`(${asked})`),
				notInArray(membershipChanges.deed, EVENTS_WITHOUT_EFFECT),
			),
		)
		.limit(1);
}

export function findChangeOrder(db: Database, key: string) {
	const membershipId = key.split(":")[1] ?? "";
	return db
		.select()
		.from(orders)
		.where(and(eq(orders.membershipId, membershipId), eq(orders.idempotencyKey, key)));
}
