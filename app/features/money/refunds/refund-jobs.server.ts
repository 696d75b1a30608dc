import { enqueue } from "#app/features/operations/jobs/enqueue.server.ts";
import type { Database } from "#db/client.server.ts";

/** A write, not yet run: the documents of a refund are brought in line with it; numbers are drawn by the job. */
export function creditNote(db: Database, { id: refundId, job }: { id: string; job: string }, now: Date) {
	return enqueue(db, "invoice.credit", { refundId }, { id: `invoice.credit:${job}`, dueAt: now }).onConflictDoNothing();
}

export const commissionJobId = (job: string) => `order.refunded:${job}`;

/** A write, not yet run: the commission of an order is brought in line with what stands of its refunds. */
export function commissionJob(db: Database, { orderId, job }: { orderId: string; job: string }, now: Date) {
	return enqueue(db, "order.refunded", { orderId }, { id: commissionJobId(job), dueAt: now }).onConflictDoNothing();
}
