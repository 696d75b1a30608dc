import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { deleteReports, listOldReports } from "./reports.repository.server";

const KEPT_MS = 90 * DAY_MS;

export const sweepMailReports = scheduledJob({
	name: "mail.sweepReports",
	everyMinutes: 60,
	due: (db, now, limit) => listOldReports(db, new Date(now.getTime() - KEPT_MS), limit),
	run: (db, old) =>
		deleteReports(
			db,
			old.map(({ eventId }) => eventId),
		),
});
