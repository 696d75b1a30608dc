import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { refunds } from "#db/schema/schema.ts";
import type { OrderRow } from "./orders.repository.server";
import { countRefunded } from "./refunding.repository.server";

/** The id of the refund of a duplicate order: one per order, so repeatable. */
export const duplicateRefundId = (orderId: string) => `back-${orderId}`;

type DuplicatePayment = { order: OrderRow; paymentId: string | null; now: Date };

export const duplicateSendingJob = (orderId: string) => jobIdsAtGateway.refundSend(duplicateRefundId(orderId));

/** A full refund without anyone's decision, and without commission. */
export function insertDuplicateRefund(db: Database, { order, paymentId, now }: DuplicatePayment) {
	const { id: orderId, userId, currency, totalMinor: amountMinor, netMinor, taxMinor } = order;
	const id = duplicateRefundId(orderId);
	return [
		db
			.insert(refunds)
			.values({
				id,
				orderId,
				paymentId,
				userId,
				kind: "duplicate",
				state: "approved",
				currency,
				amountMinor,
				netMinor,
				taxMinor,
				requestedAt: now,
				decidedAt: now,
				changedAt: now,
			})
			.onConflictDoNothing(),
		countRefunded(db, { id: orderId, now }),
		enqueue(
			db,
			"order.refunded",
			{ orderId },
			{ id: jobIdsAtGateway.orderRefunded(id), dueAt: now },
		).onConflictDoNothing(),
		enqueue(
			db,
			"refund.send",
			{ refundId: id },
			{ id: duplicateSendingJob(orderId), dueAt: now },
		).onConflictDoNothing(),
	] as const;
}
