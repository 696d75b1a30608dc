import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { RETENTION_DAYS } from "./error-counts";
import { deleteGroups, deleteReports, listExpiredGroups, listOldReports } from "./error-groups.repository.server";

const EVERY_MINUTES = 60;

export const sweepErrorReports = scheduledJob({
	name: "errors.sweepReports",
	everyMinutes: EVERY_MINUTES,
	due: (db, now, limit) => listOldReports(db, retainedSince(now), limit),
	run: (db, reports) =>
		deleteReports(
			db,
			reports.map(({ id }) => id),
		),
});

/** Except muted ones, which would come back unmuted. */
export const sweepErrorGroups = scheduledJob({
	name: "errors.sweepGroups",
	everyMinutes: EVERY_MINUTES,
	due: (db, now, limit) => listExpiredGroups(db, retainedSince(now), limit),
	run: (db, groups, now) =>
		deleteGroups(
			db,
			groups.map(({ fingerprint }) => fingerprint),
			retainedSince(now),
		),
});

function retainedSince(now: Date): Date {
	return new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
}
