import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";

/** Enqueues the job that brings a refund's documents in line; it also draws their numbers. */
export function creditNote(db: Database, { id: refundId, job }: { id: string; job: string }, now: Date): Write {
	return enqueue(
		db,
		"invoice.credit",
		{ refundId },
		{ id: jobIdsAtGateway.creditNote(job), dueAt: now },
	).onConflictDoNothing();
}

export function commissionJob(db: Database, { orderId, job }: { orderId: string; job: string }, now: Date): Write {
	return enqueue(
		db,
		"order.refunded",
		{ orderId },
		{ id: jobIdsAtGateway.orderRefunded(job), dueAt: now },
	).onConflictDoNothing();
}
