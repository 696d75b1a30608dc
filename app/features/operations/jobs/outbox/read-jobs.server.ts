import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listScheduledJobs } from "../clock/scheduled-jobs.repository.server";
import { listDeadJobs, listWaitingJobs } from "./jobs-at-desk.server";

const MAX_JOBS_SHOWN = 50;

/** The jobs that wait, those that have failed for good, and the scheduled jobs, in one trip. */
export function readJobs(db: Database) {
	return inBatch(db, {
		waiting: listWaitingJobs(db, MAX_JOBS_SHOWN),
		dead: listDeadJobs(db, { now: new Date(), limit: MAX_JOBS_SHOWN }),
		clock: listScheduledJobs(db),
	});
}
