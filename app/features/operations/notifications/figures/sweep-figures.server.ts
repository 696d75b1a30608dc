import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { addDays, dayOf } from "#app/shared/calendar-day.ts";
import { deleteFigures, listOldFigureDays } from "./figures.repository.server";

const KEPT_DAYS = 400;

export const sweepFigures = scheduledJob({
	name: "notifications.sweepFigures",
	everyMinutes: 60,
	due: (db, now, limit) => listOldFigureDays(db, addDays(dayOf(now, "UTC"), -KEPT_DAYS), limit),
	run: async (db, old) => {
		const last = old.at(-1);
		if (last) await deleteFigures(db, last.day);
	},
});
