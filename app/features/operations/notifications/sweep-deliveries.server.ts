import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { deleteDeliveries, listOldDeliveries } from "./deliveries.repository.server";

/** As long as notifications are listed. Their figures stay. */
const KEPT_MS = 90 * DAY_MS;

export const sweepDeliveries = scheduledJob({
	name: "mail.sweepDeliveries",
	everyMinutes: 60,
	due: (db, now, limit) => listOldDeliveries(db, new Date(now.getTime() - KEPT_MS), limit),
	run: (db, old) => deleteDeliveries(db, old),
});
