import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { type BatchQueue, nudgeJobs } from "#app/features/operations/jobs/face.server.ts";
import { digestJobId, enqueueDigests, listDueDigests, takeDigests } from "./digests.repository.server";

/**
 * A job for each digest that is due, of a school in one zone those of an hour within that hour. Two runs at once make
 * one: a digest is taken in the batch that writes its job, and the id of a job is that of its digest.
 */
export const queueDigests = ({ origin, queue }: { origin: string; queue: BatchQueue }) =>
	scheduledJob({
		name: "notifications.digests",
		everyMinutes: 5,
		due: listDueDigests,
		run: async (db, due, now) => {
			await db.batch([enqueueDigests(db, due, { origin, now }), takeDigests(db, due)]);
			await nudgeJobs(queue, due.map(digestJobId));
		},
	});
