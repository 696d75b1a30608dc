import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import type { PaymentFacts, RefundFacts } from "#app/features/money/gateway/payment-gateway.ts";
import {
	countRefunded,
	duplicateRefundId,
	moveRefund,
	type OrderEvents,
} from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { commissionJob, creditNote } from "./refund-jobs.server";
import { readRefundKey, statesBefore } from "./refund-states";
import type { OrderRow } from "./refunds.repository.server";

/**
 * Writes for the refunds and dispute that the gateway reports, in the batch of their event. Repeatable: a refund
 * moves on only from its earlier states, and the news of a failed attempt does not affect the next.
 */
export const settleGatewayRefunds: OrderEvents["onGatewayUpdate"] = (db, { order, facts }, now) => [
	...facts.refunds.flatMap((told) => settleGatewayRefund(db, order.id, told, now)),
	...lostDispute(db, order, facts, now),
];

export function settleGatewayRefund(db: Database, orderId: string, refund: RefundFacts, now: Date): Write[] {
	const key = refundKeyAtGateway(orderId, refund.refundId);
	if (!key) return adoptElsewhere(db, orderId, refund, now);
	const { id, ...asked } = key;
	if (refund.state === "succeeded") {
		const job = jobIdsAtGateway.refundPaid(String(refund.refundId));
		return [
			moveRefund(
				db,
				{ id, from: statesBefore("confirm"), ...asked },
				{
					state: "succeeded",
					succeededAt: now,
					failedAt: null,
					failure: null,
					gatewayReference: refund.reference,
					changedAt: now,
				},
			),
			enqueue(db, "refund.paid", { refundId: id }, { id: job, dueAt: now }).onConflictDoNothing(),
			creditNote(db, { id, job: refund.refundId ?? id }, now),
		];
	}
	if (refund.state !== "failed") return [];
	return [
		moveRefund(
			db,
			{ id, from: statesBefore("fail"), ...asked },
			{
				state: "failed",
				failedAt: now,
				failure: refund.failure,
				gatewayReference: refund.reference,
				changedAt: now,
			},
		),
		...failedRefundWrites(db, { id, orderId, job: `${refund.refundId}:failed` }, now),
	];
}

/** Its credit note is reversed, the commission counts again, a lost dispute may take more. `job`: this failure. */
export function failedRefundWrites(
	db: Database,
	{ id, orderId, job }: { id: string; orderId: string; job: string },
	now: Date,
): Write[] {
	return [
		countRefunded(db, { id: orderId, now }),
		creditNote(db, { id, job }, now),
		commissionJob(db, { orderId, job }, now),
		enqueueLostDispute(db, { orderId, job }, now),
	];
}

/** Not requested by us: a job records it, with the shares left by then. */
function adoptElsewhere(db: Database, orderId: string, { reference, state }: RefundFacts, now: Date): Write[] {
	if (state === "pending") return [];
	const job = jobIdsAtGateway.refundAdopt(state === "failed" ? `${reference}:failed` : reference);
	return [enqueue(db, "refund.adopt", { orderId, reference }, { id: job, dueAt: now }).onConflictDoNothing()];
}

/** Null when we did not request it. A duplicate payment is refunded without a decision. */
export function refundKeyAtGateway(orderId: string, refundId: string | null): { id: string; decidedAt?: Date } | null {
	if (refundId === duplicateRefundId(orderId)) return { id: refundId };
	return readRefundKey(refundId);
}

/** A job records a lost dispute as a refund. */
function lostDispute(db: Database, { id: orderId }: OrderRow, { dispute }: PaymentFacts, now: Date): Write[] {
	return dispute?.state === "lost" ? [enqueueLostDispute(db, { orderId, job: dispute.reference }, now)] : [];
}

function enqueueLostDispute(db: Database, { orderId, job }: { orderId: string; job: string }, now: Date): Write {
	return enqueue(
		db,
		"dispute.lost",
		{ orderId },
		{ id: jobIdsAtGateway.disputeLost(job), dueAt: now },
	).onConflictDoNothing();
}
