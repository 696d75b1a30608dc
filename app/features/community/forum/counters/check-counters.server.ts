import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { listDriftedTopics } from "../posts/post-numbers.repository.server";
import { findHighestTopic } from "../topics/topics.repository.server";

const TOPICS_PER_NIGHT = 500;

/**
 * Compares counters with posts, each night for the next part of the topics. Drift makes the run fail, so that the
 * admins' page of jobs names the topics; nothing is mended, since a counter that drifts has a cause.
 */
export const checkCounters: ScheduledJob = { name: "forum.checkCounters", everyMinutes: 24 * 60, work: check };

async function check(db: Database, now: Date): Promise<number> {
	const [{ highest } = { highest: 0 }] = await findHighestTopic(db);
	const night = Math.floor(now.getTime() / DAY_MS);
	const after = highest <= TOPICS_PER_NIGHT ? 0 : (night * TOPICS_PER_NIGHT) % highest;
	const topics = await listDriftedTopics(db, { after, limit: TOPICS_PER_NIGHT });
	const drifted = topics.filter(({ isDrifted }) => isDrifted).map(({ id }) => id);
	if (drifted.length > 0) throw new Error(`Counters of topics differ from their posts: ${drifted.join(", ")}`);
	return topics.length;
}
