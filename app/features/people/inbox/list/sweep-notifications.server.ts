import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { deleteNotifications, KEPT_DAYS, listOldNotifications } from "./inbox.repository.server";

export const sweepNotifications = scheduledJob({
	name: "notifications.sweep",
	everyMinutes: 60,
	due: (db, now, limit) => listOldNotifications(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS), limit),
	run: (db, old) =>
		deleteNotifications(
			db,
			old.map(({ id }) => id),
		),
});
