import { and, asc, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { hasBlocked } from "#app/features/community/blocks/face.server.ts";
import { listDecisionsOn } from "#app/features/community/moderation/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	forumBookmarks,
	forumCategories,
	forumMentions,
	forumPosts,
	forumReactions,
	forumReads,
	forumTags,
	forumTopics,
	forumTopicTags,
	users,
} from "#db/schema/schema.ts";
import { firstUnread } from "../reading/reads.repository.server";
import { isListed } from "../topics/topic-lists.repository.server";
import { mayEnterAs } from "../who-enters.sql";
import { POSTS_PER_PAGE } from "./post-pages";

type Place = { topicId: number; from: number | SQL<number> };

// D1 binds numbers as floats, and a page needs whole division.
const step = sql`cast(${POSTS_PER_PAGE} as integer)`;
const pageOf = (number: SQL) => sql<number>`((${number} - 1) / ${step} * ${step} + 1)`;

/** First number of the page that `pageOfReader` names, for a batch in which the position is not known yet. */
export function startForReader({ userId, topicId }: { userId: UserId; topicId: number }): SQL<number> {
	const opensAt = sql`(select coalesce(${firstUnread()}, max(1, ${forumTopics.lastShown})) from ${forumReads}
		join ${forumTopics} on ${forumTopics.id} = ${forumReads.topicId}
		where ${forumReads.topicId} = ${topicId} and ${forumReads.userId} = ${userId})`;
	return pageOf(sql`coalesce(${opensAt}, 1)`);
}

/** First numbers of the pages around one; null where there is none. Those between may be empty, their posts moved. */
export function findPagesAround(db: Database, { topicId, from }: Place) {
	const first = (condition: SQL) => sql<number | null>`(select ${forumPosts.number} from ${forumPosts}
		where ${forumPosts.topicId} = ${topicId} and ${condition} order by ${forumPosts.number} limit 1)`;
	const before = sql`(select max(${forumPosts.number}) from ${forumPosts}
		where ${forumPosts.topicId} = ${topicId} and ${forumPosts.number} < ${from})`;
	return db
		.select({
			previous: first(sql`${forumPosts.number} >= ${pageOf(before)}`).as("previous_page"),
			next: first(sql`${forumPosts.number} >= ${from} + ${step}`).as("next_page"),
		})
		.from(sql`(select 1)`);
}

/**
 * How many answers of suspended members a question has behind its first page. Goes by the suspended, who are few, and
 * reads nothing where there is one page.
 */
export function countSuspendedAnswers(db: Database, topicId: number) {
	// With the plus SQLite finds the posts of each author, and does not read the topic for each of them.
	const answers = sql`(select count(*) from users suspended cross join forum_posts answer
		on answer.topic_id = ${topicId} and answer.author_id = suspended.id
		where suspended.suspended_at is not null and +answer.number > ${POSTS_PER_PAGE} and answer.kind = 'post'
		and answer.withdrawn_at is null and answer.hidden_at is null)`;
	const { id, kind, highestNumber } = forumTopics;
	return db
		.select({ count: sql<number>`${answers}`.as("suspended_answers") })
		.from(forumTopics)
		.where(and(eq(id, topicId), eq(kind, "question"), gt(highestNumber, POSTS_PER_PAGE)));
}

/** Ids of the posts of a page. */
export function postsOfPage({ topicId, from }: Place): SQL {
	return sql`(select page_post.id from forum_posts page_post where page_post.topic_id = ${topicId}
		and page_post.number >= ${from} order by page_post.number limit ${POSTS_PER_PAGE})`;
}

/** The reader's own row of a topic. */
export function findRead(db: Database, { userId, topicId }: { userId: UserId; topicId: number }) {
	return db
		.select({
			lastRead: forumReads.lastRead,
			level: forumReads.level,
			visitedAt: forumReads.visitedAt,
			firstUnread: sql<number | null>`${firstUnread()}`.as("first_unread"),
		})
		.from(forumReads)
		.where(and(sql`${forumReads.userId} = ${userId}`, eq(forumReads.topicId, topicId)));
}

export function listTagsOfTopic(db: Database, topicId: number) {
	return db
		.select({ slug: forumTags.slug, name: forumTags.name })
		.from(forumTopicTags)
		.innerJoin(forumTags, eq(forumTags.id, forumTopicTags.tagId))
		.where(eq(forumTopicTags.topicId, topicId))
		.orderBy(asc(forumTags.slug));
}

/** Present names of whom the posts of a page address. */
export function listMentioned(db: Database, place: Place) {
	return db
		.selectDistinct({ id: users.id, name: users.name })
		.from(forumMentions)
		.innerJoin(users, eq(users.id, forumMentions.userId))
		.where(sql`${forumMentions.postId} in ${postsOfPage(place)}`);
}

export function listReactionsOfPage(db: Database, { userId, ...place }: Place & { userId: UserId }) {
	return db
		.select({ postId: forumReactions.postId, name: forumReactions.name })
		.from(forumReactions)
		.where(and(sql`${forumReactions.userId} = ${userId}`, sql`${forumReactions.postId} in ${postsOfPage(place)}`));
}

export function listBookmarksOfPage(db: Database, { userId, ...place }: Place & { userId: UserId }) {
	return db
		.select({ postId: forumBookmarks.postId })
		.from(forumBookmarks)
		.where(and(sql`${forumBookmarks.userId} = ${userId}`, sql`${forumBookmarks.postId} in ${postsOfPage(place)}`));
}

const NEAR = 3;

/** The latest other topics of the same category. */
export function listNearTopics(db: Database, topicId: number) {
	const category = sql`(select near.category_id from forum_topics near where near.id = ${topicId})`;
	return db
		.select({
			id: forumTopics.id,
			title: forumTopics.title,
			language: forumTopics.language,
			postCount: forumTopics.postCount,
		})
		.from(forumTopics)
		.where(and(sql`${forumTopics.categoryId} = ${category}`, ne(forumTopics.id, topicId), isListed))
		.orderBy(desc(forumTopics.activeAt), desc(forumTopics.id))
		.limit(NEAR);
}

/** Whom the reader has blocked among the authors of a page. */
export function listBlockedAuthors(db: Database, { userId, ...place }: Place & { userId: UserId }) {
	return db
		.selectDistinct({ id: forumPosts.authorId })
		.from(forumPosts)
		.where(and(sql`${forumPosts.id} in ${postsOfPage(place)}`, hasBlocked(sql`${userId}`, forumPosts.authorId)));
}

/** The decisions by which the reader's own posts of a page, and the topic, are away, shown in part or closed. */
export function listDecisionsOfPage(db: Database, { userId, ...place }: Place & { userId: UserId }) {
	const among = sql`(select cast(own_post.id as text) from forum_posts own_post
		where own_post.id in ${postsOfPage(place)} or (own_post.topic_id = ${place.topicId} and own_post.number = 1))`;
	return listDecisionsOn(db, { memberId: userId, kind: "post", among });
}

/** Whom the reader's own posts of a page address though they may not enter the category, so that nobody has told them. */
export function listUnreached(db: Database, { userId, now, ...place }: Place & { userId: UserId; now: Date }) {
	return db
		.select({ postId: forumMentions.postId, name: users.name })
		.from(forumMentions)
		.innerJoin(users, eq(users.id, forumMentions.userId))
		.innerJoin(forumPosts, eq(forumPosts.id, forumMentions.postId))
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.where(
			and(
				sql`${forumMentions.postId} in ${postsOfPage(place)}`,
				sql`${forumPosts.authorId} = ${userId}`,
				sql`not ${mayEnterAs(db, sql<number>`${users.id}`, now)}`,
			),
		);
}
