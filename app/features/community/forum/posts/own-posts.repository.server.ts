import { type Column, type SQL, sql } from "drizzle-orm";
import { forumPosts, forumTopics } from "#db/schema/schema.ts";

/** The column names a post of this author. */
export function isOwnPost(postId: Column, authorId: number): SQL {
	return sql`${postId} in (select ${forumPosts.id} from ${forumPosts} where ${forumPosts.authorId} = ${authorId})`;
}

/** The column names a topic that this author has started. */
export function isOwnTopic(topicId: Column, authorId: number): SQL {
	return sql`${topicId} in (select ${forumTopics.id} from ${forumTopics} where ${forumTopics.authorId} = ${authorId})`;
}
