import { audit } from "#app/features/operations/audit/face.server.ts";
import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueue, type JobQueue, newJobId, nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { findRunOfMonth, insertRun } from "./runs.repository.server";

type Input = { actorId: number | null; requestId: string; now: Date };
type Outcome = { ok: true; jobId: string } | { ok: false; reason: "hasRun" };

/** UTC, as `2026-11`. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** Starts this month's payout run, once: run, first job and audit entry in one batch. */
export async function startRun(db: Database, { actorId, requestId, now }: Input): Promise<Outcome> {
	const [id, jobId, month] = [newId(), newJobId(), monthOf(now)];
	try {
		await db.batch([
			insertRun(db, { id, month, now }),
			enqueue(db, "affiliate.payout", { runId: id }, { id: jobId, dueAt: now }),
			audit(db, {
				by: actorId,
				deed: "affiliates.startRun",
				subject: { kind: "affiliatePayoutRun", id },
				after: { month },
				requestId,
				now,
			}),
		]);
	} catch (error) {
		if (isDuplicate(error, "affiliate_payout_runs")) return { ok: false, reason: "hasRun" };
		throw error;
	}
	return { ok: true, jobId };
}

/** Starts on the first day of a month, or at the first tick after it. */
export function runPayouts(queue: JobQueue): ScheduledJob {
	const work = async (db: Database, now: Date) => {
		const [run] = await findRunOfMonth(db, monthOf(now));
		if (run) return 0;
		const outcome = await startRun(db, { actorId: null, requestId: "clock", now });
		if (outcome.ok) await nudgeJob(queue, outcome.jobId);
		return outcome.ok ? 1 : 0;
	};
	return { name: "affiliates.payoutRun", everyMinutes: 60, work };
}
