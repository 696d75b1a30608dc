import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { listSettledCases, releaseCasePictures } from "./case-pictures.repository.server";

/** Lets go of the pictures of cases that are settled; those that nothing shows any more go with the next sweep. */
export const releasePictures = scheduledJob({
	name: "moderation.releasePictures",
	everyMinutes: 60,
	due: listSettledCases,
	run: (db, cases) =>
		releaseCasePictures(
			db,
			cases.map(({ id }) => id),
		),
});
