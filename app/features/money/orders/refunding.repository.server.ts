import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { RefundFacts } from "#app/features/money/gateway/payment-gateway.ts";
import type { Database } from "#db/client.server.ts";
import type { GatewayName } from "#db/schema/money/orders.ts";
import { gatewayRefunds, orders, refunds } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { creditsOfPeriod } from "./credited.repository.server";

export type RefundRow = typeof refunds.$inferSelect;

/** A second refund of an order under way fails the batch. */
export function insertRefund(db: Database, row: typeof refunds.$inferInsert): Write {
	return db.insert(refunds).values(row);
}

type ExpectedRefundState = { id: string; from: readonly RefundRow["state"][]; decidedAt?: Date | undefined };

/** No effect when the refund has moved on since it was read. */
export function moveRefund(db: Database, { id, from, decidedAt }: ExpectedRefundState, to: Partial<RefundRow>): Write {
	return db
		.update(refunds)
		.set(to)
		.where(and(eq(refunds.id, id), inArray(refunds.state, [...from]), decidedAt && eq(refunds.decidedAt, decidedAt)));
}

/** Changes no row when the refund has moved on since it was read, so that no document describes an old state. */
export function touchRefundIfUnchanged(db: Database, { id, state, decidedAt }: RefundRow): Write {
	return db
		.update(refunds)
		.set({ state })
		.where(
			and(
				eq(refunds.id, id),
				eq(refunds.state, state),
				decidedAt ? eq(refunds.decidedAt, decidedAt) : isNull(refunds.decidedAt),
			),
		);
}

type Amount = { id: string; minor: number; now: Date };
type ReadAmounts = { before: number; standingMinor?: number; creditsMinor?: number; membershipId?: string | null };

/**
 * Reserves an amount to be refunded, never more than was paid. No effect when the values read have changed: `before`
 * (refunded or pending), `standingMinor` (sum of standing refunds), `creditsMinor` (credits in its period). With
 * `membershipId` also when the order has begun a membership since.
 */
export function holdForRefund(db: Database, { id, minor, now, ...read }: Amount & ReadAmounts): Write {
	const { before, standingMinor, creditsMinor, membershipId } = read;
	return db
		.update(orders)
		.set({ refundingMinor: sql`${orders.refundingMinor} + ${minor}`, changedAt: now })
		.where(
			and(
				eq(orders.id, id),
				eq(orders.state, "paid"),
				sql`${orders.refundedMinor} + ${orders.refundingMinor} = ${before}`,
				sql`${before} + ${minor} <= ${orders.totalMinor}`,
				standingMinor === undefined ? undefined : sql`${STANDING_REFUNDS_MINOR} = ${standingMinor}`,
				creditsMinor === undefined ? undefined : sql`${creditsOfPeriod} = ${creditsMinor}`,
				membershipId === undefined ? undefined : sql`${orders.membershipId} is ${membershipId}`,
			),
		);
}

/** Same as `sumStandingRefunds` in the refunds room. */
const STANDING_REFUNDS_MINOR = sql`(select coalesce(sum(r.amount_minor), 0) from refunds r
	where r.order_id = orders.id and r.state in ('approved', 'sent', 'succeeded'))`;

type GatewayRefund = { orderId: string; gateway: GatewayName; refund: RefundFacts; now: Date };
/** A refund's state at the gateway never goes back. */
const RANK_OF_GATEWAY_STATE = { pending: 0, succeeded: 1, failed: 2 };

/** Stores a gateway refund; older states change nothing. */
export function upsertGatewayRefund(db: Database, { orderId, gateway, refund, now }: GatewayRefund): Write {
	const { reference, state, amount } = refund;
	const rank = sql`case ${gatewayRefunds.state} when 'pending' then 0 when 'succeeded' then 1 else 2 end`;
	return db
		.insert(gatewayRefunds)
		.values({
			gateway,
			reference,
			orderId,
			state,
			currency: amount.currency,
			amountMinor: amount.minor,
			changedAt: now,
		})
		.onConflictDoUpdate({
			target: [gatewayRefunds.gateway, gatewayRefunds.reference],
			set: { state, changedAt: now },
			setWhere: sql`${rank} < ${RANK_OF_GATEWAY_STATE[state]}`,
		});
}

/** Recounts what is refunded and pending, last in a batch, so the order of events does not matter. */
export function countRefunded(db: Database, { id, now }: { id: string; now: Date }): Write {
	const back = sql`(select coalesce(sum(amount_minor), 0) from gateway_refunds
		where order_id = ${id} and state = 'succeeded')`;
	const lost = sql`(select coalesce(sum(amount_minor), 0) from disputes where order_id = ${id} and state = 'lost')`;
	const underWay = sql`(select coalesce(sum(amount_minor), 0) from refunds
		where order_id = ${id} and state in ('approved', 'sent'))`;
	const all = sql`min(${orders.totalMinor}, ${back} + ${lost})`;
	const open = sql`min(${orders.totalMinor} - ${all}, ${underWay})`;
	return db
		.update(orders)
		.set({ refundedMinor: all, refundingMinor: open, changedAt: now })
		.where(and(eq(orders.id, id), sql`(${orders.refundedMinor} <> ${all} or ${orders.refundingMinor} <> ${open})`));
}
