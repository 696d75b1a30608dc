import { and, asc, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumTopics } from "#db/schema/schema.ts";
import { isListed } from "./topic-lists.repository.server";

/** Topics that visitors read, with ids above `after` and up to `until`, in the order of their ids. */
export function listTopicsForAll(
	db: Database,
	{ after = 0, until, limit }: { after?: number; until?: number; limit?: number },
) {
	const found = topicsForAll(
		db,
		and(gt(forumTopics.id, after), until === undefined ? undefined : lte(forumTopics.id, until)),
	)
		.orderBy(asc(forumTopics.id))
		.$dynamic();
	return limit === undefined ? found : found.limit(limit);
}

/** The one in which somebody has written last. */
export function findLatestForAll(db: Database) {
	return topicsForAll(db, undefined).orderBy(desc(forumTopics.activeAt), desc(forumTopics.id)).limit(1);
}

function topicsForAll(db: Database, where: SQL | undefined) {
	return (
		db
			.select({
				id: sql<number>`${forumTopics.id}`.as("topic_id"),
				language: sql<string>`${forumTopics.language}`.as("topic_language"),
				activeAt: forumTopics.activeAt,
			})
			.from(forumTopics)
			// The plus keeps SQLite from going through the categories first.
			.innerJoin(forumCategories, sql`${forumCategories.id} = +${forumTopics.categoryId}`)
			.where(and(isListed, eq(forumCategories.access, "public"), isNull(forumCategories.retiredAt), where))
	);
}
