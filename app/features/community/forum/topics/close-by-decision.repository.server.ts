import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { forumPosts, forumTopics } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { raiseCategoryVersion } from "./topics.repository.server";

/** The topic that a post opens; null for an answer, also for a first post that was moved into another topic. */
const topicOpenedBy = (postId: number): SQL<number | null> =>
	sql`(select ${forumPosts.topicId} from ${forumPosts} where ${forumPosts.id} = ${postId} and ${forumPosts.number} = 1)`;

/** The thing that decisions about a topic are about: its first post. */
export const firstPostOf = (topicId: number) => ({
	kind: "post",
	id: sql<string>`(select cast(${forumPosts.id} as text) from ${forumPosts}
		where ${forumPosts.topicId} = ${topicId} and ${forumPosts.number} = 1)`,
});

/** Closes the topic of a first post. Fails the batch when it is closed or merged. */
export function closeTopicOf(db: Database, postId: number, now: Date): Write[] {
	return [setClosed(db, postId, now), requireChange(db), raiseVersion(db, postId)];
}

/** Opens it again. Does nothing when it is open or merged. */
export function openTopicOf(db: Database, postId: number): Write[] {
	return [setClosed(db, postId, null), raiseVersion(db, postId)];
}

function setClosed(db: Database, postId: number, closedAt: Date | null): Write {
	const is = closedAt ? isNull : isNotNull;
	return db
		.update(forumTopics)
		.set({ closedAt, version: sql`${forumTopics.version} + 1` })
		.where(and(eq(forumTopics.id, topicOpenedBy(postId)), is(forumTopics.closedAt), isNull(forumTopics.mergedInto)));
}

/** Lists show which topics are closed. */
function raiseVersion(db: Database, postId: number): Write {
	return raiseCategoryVersion(db, sql`${topicOpenedBy(postId)}`);
}
