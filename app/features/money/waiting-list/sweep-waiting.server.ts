import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS, WEEK_MS } from "#app/shared/durations.ts";
import { deleteWaiting, listMailedWaiting, listOldWaiting } from "./waiting.repository.server";

/** As long as the page on which one joins says. */
const RETENTION_MS = 365 * DAY_MS;

/** For so long an address stands after the mail that it was left for: mail that could not leave at once finds it. */
const RETENTION_AFTER_MAIL_MS = WEEK_MS;

/** Deletes entries after a year, or some days after their mail. */
export const sweepWaiting = scheduledJob({
	name: "waiting.sweep",
	everyMinutes: 60,
	due: async (db, now, limit) => {
		const old = await listOldWaiting(db, new Date(now.getTime() - RETENTION_MS), limit);
		if (old.length > 0) return old;
		return listMailedWaiting(db, new Date(now.getTime() - RETENTION_AFTER_MAIL_MS), limit);
	},
	run: (db, rows) =>
		deleteWaiting(
			db,
			rows.map(({ id }) => id),
		),
});
