import { jobIds } from "#app/features/money/gateway/job-ids.ts";
import { allGone, holdForRefund, type OrderJoins } from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { commissionJob } from "./refund-jobs.server";
import { refundKey } from "./refund-states";
import type { OrderRow } from "./refunds.repository.server";

/** What the approval of a refund stands on beside the database. */
export type RefundTools = {
	joins: Pick<OrderJoins, "takenBack">;
	/** What links of mails lead to. */
	origin: string;
};

type Approved = {
	refundId: string;
	order: OrderRow;
	amountMinor: number;
	/** What changes had credited in the period of the order when the amount was worked out. */
	creditsMinor: number;
	tools: RefundTools;
	now: Date;
};

/**
 * What follows in the batch in which a refund is approved, behind the write that approves it: the amount is held with the
 * order, asked of the gateway, and taken off the commission. When all goes back, what the order opens ends at once. Where
 * the order, or what changes have credited, has changed since it was read nothing of the whole batch is written.
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
		enqueue(db, "refund.send", { refundId }, { id: jobIds.refundSend(key), dueAt: now }),
		commissionJob(db, { orderId: order.id, job: key }, now),
	];
	if (before + amountMinor === order.totalMinor) writes.push(...allGone(db, { order, joins: tools.joins, now }));
	return { writes, jobId: jobIds.refundSend(key) };
}
