import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { uploadKey } from "./upload-key";
import { endUploads, forgetEnded, listUnattached } from "./uploads.repository.server";

/** Deletes files unused for a day and rests of aborted uploads. Rows go last, so that it can be repeated. */
export function sweepUploads(media: Pick<R2Bucket, "delete">) {
	return scheduledJob({
		name: "uploads.sweep",
		everyMinutes: 60,
		due: (db, now, limit) => listUnattached(db, new Date(now.getTime() - DAY_MS), limit),
		run: async (db, due) => {
			const ended = await endUploads(
				db,
				due.map(({ id }) => id),
			);
			const ids = ended.map(({ id }) => id);
			if (ids.length === 0) return;
			await media.delete(ids.map(uploadKey));
			await forgetEnded(db, ids);
		},
	});
}
