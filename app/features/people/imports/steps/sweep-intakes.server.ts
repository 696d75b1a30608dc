import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { deleteIntake, listOldIntakes } from "../intakes.repository.server";

const DAY = 86_400_000;
/** A file holds addresses of people: long enough for its report, and no longer. */
const INTAKE_HOLDS_DAYS = 30;

/** Takes away files with their lines a month after they were handed in. */
export const sweepIntakes = scheduledJob({
	name: "intakes.sweep",
	everyMinutes: 60,
	due: (db, now, limit) => listOldIntakes(db, new Date(now.getTime() - INTAKE_HOLDS_DAYS * DAY), Math.min(limit, 20)),
	run: async (db, due) => {
		for (const { id } of due) await deleteIntake(db, id);
	},
	rounds: 1,
});
