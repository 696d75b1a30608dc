import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { listExpiredEvidence, releaseEvidence as release } from "./evidence.repository.server";

/** Unlocks evidence of child safety after a year. */
export const releaseEvidence = scheduledJob({
	name: "moderation.releaseEvidence",
	everyMinutes: 60,
	due: listExpiredEvidence,
	run: (db, cases) =>
		release(
			db,
			cases.map(({ id }) => id),
		),
});
