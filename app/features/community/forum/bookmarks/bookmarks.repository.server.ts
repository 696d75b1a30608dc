import { and, eq, isNull, sql } from "drizzle-orm";
import { type Key, keyset } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { forumBookmarks, forumCategories, forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import { isShown } from "../posts/post-numbers.repository.server";
import { isListed } from "../topics/topic-lists.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";

type BookmarksQuery = {
	userId: number;
	reader: ForumReader;
	words: readonly string[];
	after: Key | null;
	limit: number;
	now: Date;
};

/** Posts that somebody has marked and may still read, the latest marked first: those with all words in title or text. */
export function listBookmarked(db: Database, { userId, reader, words, after, limit, now }: BookmarksQuery) {
	const { where, orderBy } = keyset(
		{ columns: [forumBookmarks.keptAt, forumBookmarks.postId], isDescending: true },
		after,
	);
	const found = words.map(
		(word) => sql`instr(lower(${forumTopics.title} || ' ' || ${forumPosts.body}), ${word.toLowerCase()}) > 0`,
	);
	return db
		.select({
			id: forumPosts.id,
			keptAt: forumBookmarks.keptAt,
			topicId: forumPosts.topicId,
			number: forumPosts.number,
			title: forumTopics.title,
			html: forumPosts.html,
			language: forumTopics.language,
			createdAt: forumPosts.createdAt,
			authorName: users.name,
			categoryId: forumTopics.categoryId,
			acceptedNumber: forumTopics.acceptedNumber,
		})
		.from(forumBookmarks)
		.innerJoin(forumPosts, eq(forumPosts.id, forumBookmarks.postId))
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(
			and(
				eq(forumBookmarks.userId, userId),
				isShown,
				isListed,
				isNull(users.suspendedAt),
				mayEnter(db, reader, now),
				where,
				...found,
			),
		)
		.orderBy(...orderBy)
		.limit(limit);
}

/** That a post is there that may be marked. */
export function findMarkable(
	db: Database,
	{ postId, reader, now }: { postId: number; reader: ForumReader; now: Date },
) {
	return db
		.select({ id: forumPosts.id })
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.where(and(eq(forumPosts.id, postId), isShown, mayEnter(db, reader, now)));
}
