import type { Database } from "#db/client.server.ts";
import { failureText } from "../outbox/failure-text";
import type { ScheduledJob } from "./scheduled-job";
import { claimRun, recordRun } from "./scheduled-jobs.repository.server";

/** Runs due jobs independently and records failures; throws at the end if any failed, for monitoring. */
export async function runScheduledJobs(db: Database, jobs: readonly ScheduledJob[], now: Date): Promise<void> {
	const failures: unknown[] = [];
	for (const job of jobs) {
		try {
			await runJob(db, job, now);
		} catch (error) {
			failures.push(error);
			console.error(JSON.stringify({ level: "error", job: job.name, error: failureText(error) }));
		}
	}
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} scheduled jobs failed`);
}

async function runJob(db: Database, { name, everyMinutes, work }: ScheduledJob, now: Date): Promise<void> {
	const claimed = await claimRun(db, { name, everyMinutes, now });
	if (claimed.length === 0) return;

	const began = Date.now();
	const end = () => ({ name, startedAt: now, durationMs: Date.now() - began });
	try {
		const handled = await work(db, now);
		await recordRun(db, end(), { handled });
	} catch (error) {
		await recordRun(db, end(), { error: failureText(error) });
		throw error;
	}
}
