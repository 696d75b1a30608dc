import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { deleteOldPrints, listPostsWithOldPrints } from "./trust.repository.server";
import { COMPARED_DAYS } from "./writing-limits";

const before = (now: Date) => new Date(now.getTime() - COMPARED_DAYS * DAY_MS);

/** Deletes fingerprints of texts and links that are no longer compared. */
export const sweepPrints = scheduledJob({
	name: "forum.sweepPrints",
	everyMinutes: 24 * 60,
	due: (db, now, limit) => listPostsWithOldPrints(db, { before: before(now), limit }),
	run: (db, posts, now) => deleteOldPrints(db, { postIds: posts.map(({ postId }) => postId), before: before(now) }),
});
