import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import { type ForumReader, mayEnter } from "../who-enters.sql";

/** A post by its id, in a category that the reader may enter, with what decides whether they may read it. */
export function findReadablePost(db: Database, postId: number, { reader, now }: { reader: ForumReader; now: Date }) {
	return db
		.select({
			id: forumPosts.id,
			topicId: forumPosts.topicId,
			number: forumPosts.number,
			kind: forumPosts.kind,
			authorId: forumPosts.authorId,
			body: forumPosts.body,
			deal: forumPosts.deal,
			revision: forumPosts.revision,
			withdrawnAt: forumPosts.withdrawnAt,
			withdrawnBy: forumPosts.withdrawnBy,
			hiddenAt: forumPosts.hiddenAt,
			authorSuspendedAt: users.suspendedAt,
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(and(eq(forumPosts.id, postId), eq(forumPosts.kind, "post"), mayEnter(db, reader, now)));
}
