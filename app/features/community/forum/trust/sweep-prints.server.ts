import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { SHARED_MS } from "./before-writing.server";
import { deleteOldPrints, listPostsWithOldPrints } from "./trust.repository.server";

const before = (now: Date) => new Date(now.getTime() - SHARED_MS);

/** Deletes what posts have in common with others once it is compared no more. */
export const sweepPrints = scheduledJob({
	name: "forum.sweepPrints",
	everyMinutes: 24 * 60,
	due: (db, now, limit) => listPostsWithOldPrints(db, { before: before(now), limit }),
	run: (db, posts, now) => deleteOldPrints(db, { postIds: posts.map(({ postId }) => postId), before: before(now) }),
});
