import { jobIds } from "#app/features/money/gateway/job-ids.ts";
import {
	allGone,
	findOrder,
	holdForRefund,
	insertRefund,
	listOfSamePeriod,
	type OrderJoins,
} from "#app/features/money/orders/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { creditGone } from "../credit-gone.server";
import { creditNote } from "../refund-jobs.server";
import { sharesOf, standingOf } from "../refund-shares";
import { listRefundsOf } from "../refunds.repository.server";
import { listLostDisputes, sumGivenBack } from "./lost-disputes.repository.server";

/**
 * The handler of `dispute.lost`: what the buyer's bank has taken stands among the refunds, so that credit notes and commissions know
 * one thing only. It is what the refunds that stand have left of the order, also those that are on their way: no more is ever
 * credited than was paid. Where one of them fails later it is looked at again, and what it leaves is booked under a name of its own.
 * Nothing is written when the sums of the order have moved since they were read.
 */
export function bookLostDispute({ joins }: { joins: Pick<OrderJoins, "takenBack"> }): JobHandler<"dispute.lost"> {
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
			told: sumGivenBack(db, orderId),
			period: listOfSamePeriod(db, orderId),
		});
		const [dispute] = lost;
		if (!order || !dispute) return { writes: [] };
		const lostMinor = lost.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
		const booked = refunds.filter(({ kind }) => kind === "dispute");
		const bookedMinor = standingOf(booked).amountMinor;
		const id = `dispute-${orderId}${booked.length > 0 ? `-${booked.length + 1}` : ""}`;
		const standing = standingOf(refunds);
		// Of what the gateway has given back by itself there may be no refund yet.
		const gone = Math.max(standing.amountMinor, (told?.minor ?? 0) + bookedMinor);
		const minor = Math.min(lostMinor - bookedMinor, order.totalMinor - gone);
		if (minor <= 0) return { writes: [] };
		const { userId, currency } = order;
		// The order has counted it since the bank has decided; what a failed refund has left to it, since now.
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
					...sharesOf(order, standing, minor),
					requestedAt: dispute.openedAt,
					decidedAt: now,
					succeededAt,
					// One row alone can have the bank's name of it.
					gatewayReference: booked.length > 0 ? null : dispute.gatewayReference,
					changedAt: now,
				}),
				creditNote(db, { id, job: id }, now),
				...creditGone(db, { order, period, goneMinor: gone + minor, now }),
				...(before >= order.totalMinor ? allGone(db, { order, joins, now }) : []),
			],
			next: jobIds.creditNote(id),
		};
	};
}
