import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type DigestKey, listDueDigests, takeDigest } from "./digests.repository.server";

/** A job for each digest that is due. Two runs at once make one: the id of a job is that of its digest. */
export const queueDigests = (origin: string) =>
	scheduledJob({
		name: "notifications.digests",
		everyMinutes: 5,
		due: (db, now) => listDueDigests(db, now, DIGESTS_AT_ONCE),
		run: (db, due: DigestKey[], now) =>
			runTogether(db, [
				...due.map((digest) =>
					enqueue(
						db,
						"digest.send",
						{ ...digest, origin },
						{ id: digestJobId(digest), dueAt: now },
					).onConflictDoNothing(),
				),
				...due.map((digest) => takeDigest(db, digest)),
			]),
	});

/** Two statements each, in one batch. */
const DIGESTS_AT_ONCE = 100;

function digestJobId({ userId, mode, periodDay }: { userId: number; mode: string; periodDay: string }): string {
	return `digest:${userId}:${mode}:${periodDay}`;
}
