import { jobIds } from "#app/features/money/gateway/job-ids.ts";
import type { PaymentFacts, RefundFacts } from "#app/features/money/gateway/payment-gateway.ts";
import {
	countRefunded,
	duplicateRefundId,
	moveRefund,
	type OrderJoins,
} from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { commissionJob, creditNote } from "./refund-jobs.server";
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
export function refundTold(db: Database, orderId: string, told: RefundFacts, now: Date): Write[] {
	const key = ownKey(orderId, told.refundId);
	if (!key) return toldElsewhere(db, orderId, told, now);
	const { id, ...asked } = key;
	if (told.state === "succeeded") {
		const job = jobIds.refundPaid(String(told.refundId));
		return [
			moveRefund(
				db,
				{ id, from: statesBefore("confirm"), ...asked },
				{
					state: "succeeded",
					succeededAt: now,
					failedAt: null,
					failure: null,
					gatewayReference: told.reference,
					changedAt: now,
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
				state: "failed",
				failedAt: now,
				failure: told.failure,
				gatewayReference: told.reference,
				changedAt: now,
			},
		),
		...comesBack(db, { id, orderId, job: `${told.refundId}:failed` }, now),
	];
}

/**
 * What follows where a refund has failed, behind the write that says so: a credit note that was written about it is taken back, its
 * commission counts again, and a dispute that was lost may take more. `job` names this failure.
 */
export function comesBack(
	db: Database,
	{ id, orderId, job }: { id: string; orderId: string; job: string },
	now: Date,
): Write[] {
	return [
		countRefunded(db, { id: orderId, now }),
		creditNote(db, { id, job }, now),
		commissionJob(db, { orderId, job }, now),
		bookDispute(db, { orderId, job }, now),
	];
}

/** Nobody here has asked for it: a job books it, with the shares that are left then. */
function toldElsewhere(db: Database, orderId: string, { reference, state }: RefundFacts, now: Date): Write[] {
	if (state === "pending") return [];
	const job = jobIds.refundAdopt(state === "failed" ? `${reference}:failed` : reference);
	return [enqueue(db, "refund.adopt", { orderId, reference }, { id: job, dueAt: now }).onConflictDoNothing()];
}

/** The refund of ours that a gateway names, with its try; null where nobody here has asked. What was paid for nothing goes back without a decision. */
export function ownKey(orderId: string, refundId: string | null): { id: string; decidedAt?: Date } | null {
	if (refundId === duplicateRefundId(orderId)) return { id: refundId };
	return readRefundKey(refundId);
}

/** A dispute that the buyer's bank has decided against the school is money that went back: a job puts it among the refunds. */
function lostDispute(db: Database, { id: orderId }: OrderRow, { dispute }: PaymentFacts, now: Date): Write[] {
	return dispute?.state === "lost" ? [bookDispute(db, { orderId, job: dispute.reference }, now)] : [];
}

function bookDispute(db: Database, { orderId, job }: { orderId: string; job: string }, now: Date): Write {
	return enqueue(db, "dispute.lost", { orderId }, { id: jobIds.disputeLost(job), dueAt: now }).onConflictDoNothing();
}
