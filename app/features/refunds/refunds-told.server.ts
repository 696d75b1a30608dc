import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.server";
import type { PaymentFacts, RefundFacts } from "../gateway/payment-gateway";
import { enqueue } from "../jobs/enqueue.server";
import type { OrderJoins } from "../orders/events/settle-payment.server";
import { duplicateRefundId } from "../orders/orders.server";
import { countRefunded } from "../orders/refunding.server";
import { commissionJob, creditNote } from "./refund-jobs.server";
import { readRefundKey, statesBefore } from "./refund-states";
import { moveRefund, type OrderRow } from "./refunds.repository.server";

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
		// A credit note that was written about it is taken back, its commission counts again, and a dispute that was lost may take more.
		creditNote(db, { id, job: `${told.refundId}:failed` }, now),
		commissionJob(db, { orderId, job: `${told.refundId}:failed` }, now),
		bookDispute(db, { orderId, job: `${told.refundId}:failed` }, now),
	];
}

/** What was paid for nothing goes back without a decision, and so without a moment of one. */
function ownKey(orderId: string, refundId: string | null): { id: string; decidedAt?: Date } | null {
	return refundId === duplicateRefundId(orderId) ? { id: refundId } : null;
}

/** A dispute that the buyer's bank has decided against the school is money that went back: a job puts it among the refunds. */
function lostDispute(db: Database, { id: orderId }: OrderRow, { dispute }: PaymentFacts, now: Date) {
	return dispute?.state === "lost" ? [bookDispute(db, { orderId, job: dispute.reference }, now)] : [];
}

function bookDispute(db: Database, { orderId, job }: { orderId: string; job: string }, now: Date) {
	return enqueue(db, "dispute.lost", { orderId }, { id: `dispute.lost:${job}`, dueAt: now }).onConflictDoNothing();
}
