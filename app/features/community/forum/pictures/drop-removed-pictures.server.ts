import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { runTogether } from "#db/run-together.server.ts";
import { dropSettledPictures, listSettledPictures } from "./removed-pictures.repository.server";

/** Pictures that a decision has removed can come back until the appeal is over; then they go for good. */
export const dropRemovedPictures = scheduledJob({
	name: "forum.dropRemovedPictures",
	everyMinutes: 60,
	due: (db, _now, limit) => listSettledPictures(db, limit),
	run: (db, pictures) =>
		runTogether(
			db,
			dropSettledPictures(
				db,
				pictures.map(({ id }) => id),
			),
		),
});
