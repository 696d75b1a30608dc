import { DAY_SECONDS } from "#app/shared/durations.ts";
import { countTry, requireWithin } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { TopicViews } from "./topic-views";
import { addTopicViews } from "./topic-views.repository.server";

/** Longer than the queue goes on delivering a message. The row is swept with those of other limits. */
const ONCE = { name: "topic-views", max: 1, windowSeconds: 7 * DAY_SECONDS };

type Message = { id: string; views: TopicViews["topicViews"]; now: Date };

/** Adds the views of a message of the queue, once however often it is delivered. One trip. */
export async function countMessage(db: Database, { id, views, now }: Message): Promise<void> {
	const delivery = { limit: ONCE, who: id };
	try {
		await inBatch(db, {
			tries: countTry(db, { ...delivery, now }),
			first: requireWithin(db, { ...delivery, scale: 1 }),
			added: addTopicViews(db, views),
		});
	} catch (error) {
		if (!isConflict(error)) throw error;
	}
}
