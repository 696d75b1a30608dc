import { jobIds } from "#app/features/money/gateway/job-ids.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";

/** A write, not yet run: the documents of a refund are brought in line with it; numbers are drawn by the job. */
export function creditNote(db: Database, { id: refundId, job }: { id: string; job: string }, now: Date) {
	return enqueue(db, "invoice.credit", { refundId }, { id: jobIds.creditNote(job), dueAt: now }).onConflictDoNothing();
}

/** A write, not yet run: the commission of an order is brought in line with what stands of its refunds. */
export function commissionJob(db: Database, { orderId, job }: { orderId: string; job: string }, now: Date) {
	return enqueue(
		db,
		"order.refunded",
		{ orderId },
		{ id: jobIds.orderRefunded(job), dueAt: now },
	).onConflictDoNothing();
}
