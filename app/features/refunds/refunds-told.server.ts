import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.server";
import type { PaymentFacts, RefundFacts } from "../gateway/payment-gateway";
import { enqueue } from "../jobs/enqueue.server";
import type { OrderJoins } from "../orders/events/settle-payment.server";
import { duplicateRefundId } from "../orders/orders.server";
import { countRefunded, insertRefund, moveRefund } from "../orders/refunding.server";
import { sharesOf } from "./refund-shares";
import { readRefundKey, statesBefore } from "./refund-states";
import type { OrderRow } from "./refunds.repository.server";

/**
 * What follows from the refunds and the dispute of a payment as the gateway has them now: writes for the batch in which the
 * event is dealt with. Each is known by its key and moves on from the states before it alone, so that the same news a
 * hundred times is news once, and news of a try that has failed says nothing of the next one.
 */
export const refundsTold: OrderJoins["told"] = (db, { order, facts }, now) => [
	...facts.refunds.flatMap((told) => refundTold(db, order.id, told, now)),
	...lostDispute(db, order, facts, now),
];

/** What follows from one refund as the gateway has it. */
export function refundTold(db: Database, orderId: string, told: RefundFacts, now: Date): BatchItem<"sqlite">[] {
	const key = readRefundKey(told.refundId) ?? ownKey(orderId, told.refundId);
	if (!key) return [];
	const { id, ...asked } = key;
	if (told.state === "succeeded") {
		const job = `refund.paid:${told.refundId}`;
		return [
			moveRefund(
				db,
				{ id, from: statesBefore("confirm"), ...asked },
				{
					...{
						state: "succeeded",
						succeededAt: now,
						failedAt: null,
						failure: null,
						gatewayReference: told.reference,
						changedAt: now,
					},
				},
			),
			enqueue(db, "refund.paid", { refundId: id }, { id: job, dueAt: now }).onConflictDoNothing(),
			creditNote(db, { id, job: told.refundId ?? id }, now),
		];
	}
	if (told.state !== "failed") return [];
	return [
		moveRefund(
			db,
			{ id, from: statesBefore("fail"), ...asked },
			{
				...{ state: "failed", failedAt: now, failure: told.failure, gatewayReference: told.reference, changedAt: now },
			},
		),
		countRefunded(db, { id: orderId, now }),
		// A credit note that was written about it is taken back.
		creditNote(db, { id, job: `${told.refundId}:failed` }, now),
	];
}

/** What was paid for nothing goes back without a decision, and so without a moment of one. */
function ownKey(orderId: string, refundId: string | null): { id: string; decidedAt?: Date } | null {
	return refundId === duplicateRefundId(orderId) ? { id: refundId } : null;
}

/** A dispute that the buyer's bank has decided against the school is money that went back: it stands among the refunds. */
function lostDispute(db: Database, order: OrderRow, { dispute, refunds: told }: PaymentFacts, now: Date) {
	if (dispute?.state !== "lost") return [];
	const back = told.reduce((sum, { state, amount }) => sum + (state === "succeeded" ? amount.minor : 0), 0);
	const before = Math.min(order.totalMinor, back);
	const minor = Math.min(order.totalMinor - before, dispute.amount.minor);
	if (minor <= 0) return [];
	const { id: orderId, userId, currency } = order;
	const id = `dispute-${orderId}`;
	return [
		insertRefund(db, {
			...{ id, orderId, userId, kind: "dispute", state: "succeeded", currency },
			...{ ...sharesOf(order, before, minor), requestedAt: dispute.openedAt, decidedAt: now, succeededAt: now },
			...{ gatewayReference: dispute.reference, changedAt: now },
		}).onConflictDoNothing(),
		creditNote(db, { id, job: id }, now),
	];
}

/** A write, not yet run: the documents of a refund are brought in line with it; numbers are drawn by the job. */
function creditNote(db: Database, { id: refundId, job }: { id: string; job: string }, now: Date) {
	return enqueue(db, "invoice.credit", { refundId }, { id: `invoice.credit:${job}`, dueAt: now }).onConflictDoNothing();
}
