import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { fullyRefundedWrites, holdForRefund, type OrderEvents } from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { commissionJob } from "./refund-jobs.server";
import { refundKey } from "./refund-states";
import type { OrderRow } from "./refunds.repository.server";

export type RefundTools = {
	orderEvents: Pick<OrderEvents, "onOrderRefunded">;
	origin: string;
};

type Approved = {
	refundId: string;
	order: OrderRow;
	amountMinor: number;
	/** Credits in the order's period when the amount was calculated. */
	creditsMinor: number;
	tools: RefundTools;
	now: Date;
};

/**
 * Writes after an approval in its batch: reserves the amount, requests it from the gateway and reduces the
 * commission; a full refund ends access at once. Fails the batch when the order or its credits changed since they
 * were read.
 */
export function approvalWrites(db: Database, { refundId, order, amountMinor, creditsMinor, tools, now }: Approved) {
	const before = order.refundedMinor + order.refundingMinor;
	const key = refundKey({ id: refundId, decidedAt: now });
	const writes: Write[] = [
		holdForRefund(db, {
			id: order.id,
			minor: amountMinor,
			before,
			creditsMinor,
			membershipId: order.membershipId,
			now,
		}),
		requireChange(db),
		enqueue(db, "refund.send", { refundId }, { id: jobIdsAtGateway.refundSend(key), dueAt: now }),
		commissionJob(db, { orderId: order.id, job: key }, now),
	];
	if (before + amountMinor === order.totalMinor)
		writes.push(...fullyRefundedWrites(db, { order, orderEvents: tools.orderEvents, now }));
	return { writes, jobId: jobIdsAtGateway.refundSend(key) };
}
