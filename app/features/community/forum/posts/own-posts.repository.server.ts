import { type Column, type SQL, sql } from "drizzle-orm";
import { forumPosts } from "#db/schema/schema.ts";

/** The column names a post of this author. */
export function isOwnPost(postId: Column, authorId: number): SQL {
	return sql`${postId} in (select ${forumPosts.id} from ${forumPosts} where ${forumPosts.authorId} = ${authorId})`;
}
