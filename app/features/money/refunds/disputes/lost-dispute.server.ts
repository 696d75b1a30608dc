import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import {
	findOrder,
	fullyRefundedWrites,
	holdForRefund,
	insertRefund,
	listOrdersOfSamePeriod,
	type OrderEvents,
} from "#app/features/money/orders/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { flagLostCredit } from "../credit-gone.server";
import { creditNote } from "../refund-jobs.server";
import { sumStandingRefunds, toRefundShares } from "../refund-shares";
import { listRefundsOf } from "../refunds.repository.server";
import { listLostDisputes, sumGatewayRefunds } from "./lost-disputes.repository.server";

/**
 * Handler of `dispute.lost`: records what the bank took as a refund, so that credit notes and commissions follow. The
 * amount is what standing refunds, also pending ones, leave of the order: never more is credited than was paid. After
 * a pending one fails, its amount is recorded as a further refund. Writes nothing when the order's sums changed since
 * they were read.
 */
export function recordLostDispute({
	orderEvents,
}: {
	orderEvents: Pick<OrderEvents, "onOrderRefunded">;
}): JobHandler<"dispute.lost"> {
	return async ({ payload: { orderId } }, { db, now }) => {
		const {
			order: [order],
			refunds,
			lost,
			told: [told],
			period,
		} = await inBatch(db, {
			order: findOrder(db, orderId),
			refunds: listRefundsOf(db, orderId),
			lost: listLostDisputes(db, orderId),
			told: sumGatewayRefunds(db, orderId),
			period: listOrdersOfSamePeriod(db, orderId),
		});
		const [dispute] = lost;
		if (!order || !dispute) return { writes: [] };
		const lostMinor = lost.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
		const booked = refunds.filter(({ kind }) => kind === "dispute");
		const bookedMinor = sumStandingRefunds(booked).amountMinor;
		const id = `dispute-${orderId}${booked.length > 0 ? `-${booked.length + 1}` : ""}`;
		const standing = sumStandingRefunds(refunds);
		// Refunds made at the gateway may not be recorded yet.
		const gone = Math.max(standing.amountMinor, (told?.minor ?? 0) + bookedMinor);
		const minor = Math.min(lostMinor - bookedMinor, order.totalMinor - gone);
		if (minor <= 0) return { writes: [] };
		const { userId, currency } = order;
		// Counted since the bank's decision; the share of a failed refund counts from now.
		const succeededAt = booked.length > 0 ? now : (dispute.closedAt ?? now);
		const before = order.refundedMinor + order.refundingMinor;
		return {
			writes: [
				holdForRefund(db, { id: orderId, minor: 0, before, standingMinor: standing.amountMinor, now }),
				requireChange(db),
				insertRefund(db, {
					id,
					orderId,
					userId,
					kind: "dispute",
					state: "succeeded",
					currency,
					...toRefundShares(order, standing, minor),
					requestedAt: dispute.openedAt,
					decidedAt: now,
					succeededAt,
					// Only one row can have the bank's reference.
					gatewayReference: booked.length > 0 ? null : dispute.gatewayReference,
					changedAt: now,
				}),
				creditNote(db, { id, job: id }, now),
				...flagLostCredit(db, { order, period, goneMinor: gone + minor, now }),
				...(before >= order.totalMinor ? fullyRefundedWrites(db, { order, orderEvents, now }) : []),
			],
			next: jobIdsAtGateway.creditNote(id),
		};
	};
}
