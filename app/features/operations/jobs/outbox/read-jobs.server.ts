import type { Database } from "#db/client.server.ts";
import { listScheduledJobs } from "../clock/scheduled-jobs.repository.server";
import { listDeadJobs, listWaitingJobs } from "./jobs-at-desk.server";

const MOST = 50;

/** The jobs that wait, those that have failed for good, and the scheduled jobs, in one trip. */
export async function readJobs(db: Database) {
	const [waiting, dead, clock] = await db.batch([
		listWaitingJobs(db, MOST),
		listDeadJobs(db, { now: new Date(), limit: MOST }),
		listScheduledJobs(db),
	]);
	return { waiting, dead, clock };
}
