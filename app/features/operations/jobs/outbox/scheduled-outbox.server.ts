import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { scheduledJob } from "../clock/scheduled-job";
import { type JobQueue, nudgeJob } from "../enqueue.server";
import { deleteJobs, listDoneJobs, listDueJobs } from "./outbox.repository.server";

/** What has been due for less than that is on its way through the queue. */
const ON_ITS_WAY = MINUTE_MS;
const KEPT_DAYS = 30;

/** Hands to the queue what it never heard of, what failed and what was left lying. */
export function nudgeWaitingJobs(queue: JobQueue) {
	return scheduledJob({
		name: "outbox.nudge",
		everyMinutes: 5,
		due: (db, now, limit) =>
			listDueJobs(db, { before: new Date(now.getTime() - ON_ITS_WAY), now, limit: Math.min(limit, 100) }),
		run: (_db, jobs) => Promise.all(jobs.map(({ id }) => nudgeJob(queue, id))),
		// Until the queue has come round to them they are due as before.
		rounds: 1,
	});
}

/** Forgets jobs a month after they were done. Dead letters stay. */
export const sweepOutbox = scheduledJob({
	name: "outbox.sweep",
	everyMinutes: 60,
	due: (db, now, limit) => listDoneJobs(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS), limit),
	run: (db, jobs) =>
		deleteJobs(
			db,
			jobs.map(({ id }) => id),
		),
});
