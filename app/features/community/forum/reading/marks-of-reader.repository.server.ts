import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { forumBookmarks, forumPosts, forumReactions } from "#db/schema/schema.ts";
import { isShown } from "../posts/post-numbers.repository.server";

export function findReactions(db: Database, postId: number) {
	return db
		.select({ reactions: forumPosts.reactions, topicId: forumPosts.topicId })
		.from(forumPosts)
		.where(and(eq(forumPosts.id, postId), isShown));
}

/** What a reader has marked among posts. */
export function listOwnReactions(db: Database, { userId, postIds }: { userId: number; postIds: readonly number[] }) {
	return db
		.select({ postId: forumReactions.postId, name: forumReactions.name })
		.from(forumReactions)
		.where(and(eq(forumReactions.userId, userId), inValues(forumReactions.postId, postIds)));
}

export function listOwnBookmarks(db: Database, { userId, postIds }: { userId: number; postIds: readonly number[] }) {
	return db
		.select({ postId: forumBookmarks.postId })
		.from(forumBookmarks)
		.where(and(eq(forumBookmarks.userId, userId), inValues(forumBookmarks.postId, postIds)));
}
