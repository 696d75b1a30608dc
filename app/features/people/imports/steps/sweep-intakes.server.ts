import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { deleteIntake, listOldIntakes } from "../intakes.repository.server";

/** The files hold personal addresses, so they stay only as long as their report is useful. */
const INTAKE_RETENTION_DAYS = 30;

export const sweepIntakes = scheduledJob({
	name: "intakes.sweep",
	everyMinutes: 60,
	due: (db, now, limit) =>
		listOldIntakes(db, new Date(now.getTime() - INTAKE_RETENTION_DAYS * DAY_MS), Math.min(limit, 20)),
	run: async (db, due) => {
		for (const { id } of due) await deleteIntake(db, id);
	},
	rounds: 1,
});
