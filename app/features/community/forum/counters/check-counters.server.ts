import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listDriftedTopics } from "../posts/post-numbers.repository.server";
import { findHighestTopic } from "../topics/topics.repository.server";
import { listDriftedCategories, listDriftedPolls, listDriftedPosts } from "./drift.repository.server";

const TOPICS_PER_NIGHT = 500;

/**
 * Compares counters with what they count, each night: those of all categories, and of the next part of the topics with
 * their posts, tags and polls. Drift makes the run fail, so that the admins' page of jobs names where; nothing is mended,
 * since a counter that drifts has a cause.
 */
export const checkCounters: ScheduledJob = { name: "forum.checkCounters", everyMinutes: 24 * 60, work: check };

async function check(db: Database, now: Date): Promise<number> {
	const [{ highest } = { highest: 0 }] = await findHighestTopic(db);
	const night = Math.floor(now.getTime() / DAY_MS);
	const after = highest <= TOPICS_PER_NIGHT ? 0 : (night * TOPICS_PER_NIGHT) % highest;
	const topics = await listDriftedTopics(db, { after, limit: TOPICS_PER_NIGHT });
	const range = { after, last: Math.max(after, ...topics.map(({ id }) => id)) };
	const { categories, posts, polls } = await inBatch(db, {
		categories: listDriftedCategories(db),
		posts: listDriftedPosts(db, range),
		polls: listDriftedPolls(db, range),
	});
	const drifted = [
		...topics.filter(({ isDrifted }) => isDrifted).map(({ id }) => `topic ${id}`),
		...categories.map(({ id }) => `category ${id}`),
		...posts.map(({ topicId, number }) => `post ${topicId}/${number}`),
		...polls.map(({ topicId }) => `poll of topic ${topicId}`),
	];
	if (drifted.length > 0) throw new Error(`Counters differ from what they count: ${drifted.join(", ")}`);
	return topics.length;
}
