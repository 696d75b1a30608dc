import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { scheduledJob } from "../clock/scheduled-job";
import { type JobQueue, nudgeJob } from "../enqueue.server";
import { deleteJobs, listDoneJobs, listDueJobs } from "./outbox.repository.server";

/** More recent jobs are still on their way through the queue. */
const QUEUE_GRACE_MS = MINUTE_MS;
const KEPT_DAYS = 30;

/** Sends due jobs to the queue: lost nudges, failures and expired claims. */
export function nudgeWaitingJobs(queue: JobQueue) {
	return scheduledJob({
		name: "outbox.nudge",
		everyMinutes: 5,
		due: (db, now, limit) =>
			listDueJobs(db, { before: new Date(now.getTime() - QUEUE_GRACE_MS), now, limit: Math.min(limit, 100) }),
		run: (_db, jobs) => Promise.all(jobs.map(({ id }) => nudgeJob(queue, id))),
		// They stay due until the queue has handled them.
		rounds: 1,
	});
}

/** Deletes jobs a month after completion. Dead letters stay. */
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
