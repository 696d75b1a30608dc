import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumTopics } from "#db/schema/schema.ts";

const asText = (version: typeof forumTopics.version | typeof forumCategories.version) =>
	sql<string | null>`cast(${version} as text)`.as("page_version");

export function findTopicVersion(db: Database, topicId: number) {
	return db
		.select({ version: asText(forumTopics.version) })
		.from(forumTopics)
		.where(eq(forumTopics.id, topicId));
}

export function findCategoryVersion(db: Database, key: string) {
	return db
		.select({ version: asText(forumCategories.version) })
		.from(forumCategories)
		.where(eq(forumCategories.key, key));
}

/** Of all categories together: each version only grows, and so does their sum. */
export function findIndexVersion(db: Database) {
	const all = sql<string | null>`cast(sum(${forumCategories.version}) as text)`.as("page_version");
	return db.select({ version: all }).from(forumCategories);
}
