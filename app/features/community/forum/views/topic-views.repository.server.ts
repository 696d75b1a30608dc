import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumTopics } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { TopicViews } from "./topic-views";

/** Adds to the views of topics, all in one write. */
export function addTopicViews(db: Database, views: TopicViews["topicViews"]): Write {
	const added = JSON.stringify(views);
	const count = sql`(select sum(added.value ->> '$.count') from json_each(${added}) added
		where added.value ->> '$.topicId' = ${forumTopics.id})`;
	return db
		.update(forumTopics)
		.set({ viewCount: sql`${forumTopics.viewCount} + ${count}` })
		.where(sql`${forumTopics.id} in (select value ->> '$.topicId' from json_each(${added}))`);
}
