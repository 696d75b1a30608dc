import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueueUncertified, listNextEnrollments, saveBackfillPosition } from "./backfill.repository.server";

/** One pass over all enrollments in bounded portions, for courses completed before certificates existed. */
export const backfillCertificates = scheduledJob({
	name: "certificates.backfill",
	everyMinutes: 5,
	due: (db, _now, limit) => listNextEnrollments(db, limit),
	run: (db, enrollments, now) => {
		const [first, last] = [enrollments.at(0)?.id ?? 0, enrollments.at(-1)?.id ?? 0];
		return db.batch([enqueueUncertified(db, { from: first, to: last, now }), saveBackfillPosition(db, last)]);
	},
});
