import { scheduledJob } from "../jobs/clock/scheduled-job";
import { deleteWaiting, listOldWaiting } from "./waiting.repository.server";

/** As long as the page on which one joins says. */
const KEPT_MS = 365 * 86_400_000;

/** Forgets those who have waited for a year. */
export const sweepWaiting = scheduledJob({
	name: "waiting.sweep",
	everyMinutes: 60,
	due: (db, now, limit) => listOldWaiting(db, new Date(now.getTime() - KEPT_MS), limit),
	run: (db, rows) =>
		deleteWaiting(
			db,
			rows.map(({ id }) => id),
		),
});
