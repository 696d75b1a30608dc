import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumPosts, forumTags, forumTopics, forumTopicTags, users } from "#db/schema/schema.ts";
import { isShown } from "../posts/post-numbers.repository.server";
import { categoryByKey, isListed, tagBySlug } from "../topics/topic-lists.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";

/** Feeds are read without an account. */
export const VISITOR: ForumReader = { userId: null, isModerator: false };

export type FeedFilter = { category: string | null; tag: string | null; language: string | null };

/** Topics that everybody may read, the latest active first, with the text of their first posts. */
export function listFeedTopics(db: Database, filter: FeedFilter, { now, limit }: { now: Date; limit: number }) {
	const { category, tag, language } = filter;
	const found = db
		.select({
			id: sql<number>`${forumTopics.id}`.as("topic_id"),
			title: forumTopics.title,
			language: forumTopics.language,
			createdAt: sql<Date>`${forumTopics.createdAt}`.mapWith(forumTopics.createdAt).as("topic_created_at"),
			activeAt: sql<Date>`${forumTopics.activeAt}`.mapWith(forumTopics.activeAt).as("topic_active_at"),
			html: forumPosts.html,
			participant: forumPosts.participant,
			authorName: sql<string | null>`${users.name}`.as("author_name"),
		})
		.from(forumTopics)
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.innerJoin(forumPosts, and(eq(forumPosts.topicId, forumTopics.id), eq(forumPosts.number, 1)))
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.$dynamic();
	if (tag !== null) {
		const isTagged = and(eq(forumTopicTags.topicId, forumTopics.id), eq(forumTopicTags.tagId, tagBySlug(tag)));
		found.innerJoin(forumTopicTags, isTagged);
	}
	return found
		.where(
			and(
				isListed,
				isShown,
				// Of a topic that was split off, its moderator may be the author.
				isNull(users.suspendedAt),
				category === null ? undefined : eq(forumTopics.categoryId, categoryByKey(category)),
				language === null ? undefined : eq(forumTopics.language, language),
				mayEnter(db, VISITOR, now),
			),
		)
		.orderBy(desc(tag === null ? forumTopics.activeAt : forumTopicTags.activeAt), desc(forumTopics.id))
		.limit(limit);
}

export function findTag(db: Database, slug: string) {
	return db.select({ name: forumTags.name }).from(forumTags).where(eq(forumTags.slug, slug));
}
