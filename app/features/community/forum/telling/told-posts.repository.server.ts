import { and, asc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { mayReach } from "#app/features/community/blocks/face.server.ts";
import { findUser, type UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import {
	forumCategories,
	forumFollows,
	forumMentions,
	forumPosts,
	forumReactions,
	forumReads,
	forumTopics,
	forumTopicTags,
	users,
} from "#db/schema/schema.ts";
import { isShown } from "../posts/post-numbers.repository.server";
import { isMutedFor } from "../reading/muted.sql";
import { isListed } from "../topics/topic-lists.repository.server";
import { mayEnterAs } from "../who-enters.sql";

/** Posts of former members stay; those of who is suspended are not shown. */
const isShownToAll = sql`(${isShown} and ${isListed} and ${users.suspendedAt} is null)`;
/** What moderators announce reaches everybody. */
const isAnnouncement = sql`(${forumTopics.kind} = 'announcement' and ${forumPosts.number} = 1)`;

/** A post with what says whom it addresses. */
export function findPostToTell(db: Database, postId: number) {
	return db
		.select({
			id: forumPosts.id,
			topicId: forumPosts.topicId,
			number: forumPosts.number,
			authorId: forumPosts.authorId,
			body: forumPosts.body,
			replyTo: forumPosts.replyTo,
			replyTopicId: forumPosts.replyTopicId,
			quotesTopicId: forumPosts.quotesTopicId,
			categoryId: forumTopics.categoryId,
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(and(eq(forumPosts.id, postId), isShown, isListed));
}

export function listMentionedIds(db: Database, postId: number) {
	return db
		.select({ id: forumMentions.userId })
		.from(forumMentions)
		.where(eq(forumMentions.postId, postId))
		.orderBy(asc(forumMentions.userId));
}

/** Who wrote these posts of a topic; former members are left out. */
export function listAuthors(db: Database, { topicId, numbers }: { topicId: number; numbers: readonly number[] }) {
	return db
		.select({ number: forumPosts.number, id: users.id })
		.from(forumPosts)
		.innerJoin(users, eq(users.id, forumPosts.authorId))
		.where(and(eq(forumPosts.topicId, topicId), inValues(forumPosts.number, numbers)));
}

type Watched = { topicId: number; categoryId: number; isFirst: boolean; after: number; limit: number };

/** Who watches a topic, and for its first post who watches its category or one of its tags, in the order of accounts. */
export function listWatchers(db: Database, { topicId, categoryId, isFirst, after, limit }: Watched) {
	const ofTopic = sql`select ${forumReads.userId} from ${forumReads}
		where ${forumReads.topicId} = ${topicId} and ${forumReads.level} = 'watch'`;
	const ofCategory = sql`select ${forumFollows.userId} from ${forumFollows}
		where ${forumFollows.categoryId} = ${categoryId} and ${forumFollows.level} = 'watch'`;
	const ofTags = sql`select ${forumFollows.userId} from ${forumFollows} where ${forumFollows.level} = 'watch'
		and ${forumFollows.tagId} in (select ${forumTopicTags.tagId} from ${forumTopicTags}
			where ${forumTopicTags.topicId} = ${topicId})`;
	const all = isFirst ? sql`(${ofTopic} union ${ofCategory} union ${ofTags})` : sql`(${ofTopic})`;
	return db
		.select({ id: users.id })
		.from(users)
		.where(and(gt(users.id, after), sql`${users.id} in ${all}`))
		.orderBy(asc(users.id))
		.limit(limit);
}

type About = { postId: number; userId: number; actorId: number | null; now: Date };

/** How a post stands to a receiver. `actorId` null: its author is who acts. */
export function findStanding(db: Database, { postId, userId, actorId, now }: About) {
	const actor = actorId === null ? sql`${forumPosts.authorId}` : sql`${actorId}`;
	return db
		.select({
			isShown: isShownToAll.mapWith(Boolean).as("is_shown"),
			mayEnter: mayEnterAs(db, userId, now).mapWith(Boolean).as("may_enter"),
			isReachable: sql`(${isAnnouncement} or ${mayReach(actor, userId)})`.mapWith(Boolean).as("is_reachable"),
			isMuted: isMutedFor(userId).mapWith(Boolean).as("is_muted"),
			hasRead: sql`coalesce((select ${forumReads.lastRead} from ${forumReads} where ${forumReads.userId} = ${userId}
				and ${forumReads.topicId} = ${forumTopics.id}), 0) >= ${forumPosts.number}`
				.mapWith(Boolean)
				.as("has_read"),
			authorId: forumPosts.authorId,
			isAccepted: sql`${forumTopics.acceptedNumber} is ${forumPosts.number}`.mapWith(Boolean).as("is_accepted"),
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(eq(forumPosts.id, postId));
}

export function hasReacted(db: Database, { postId, userId }: { postId: number; userId: number }) {
	return db
		.select({ name: forumReactions.name })
		.from(forumReactions)
		.where(and(eq(forumReactions.postId, postId), eq(forumReactions.userId, userId)))
		.limit(1);
}

type Sought = { userId: UserId; among: SQL; now: Date };

/** Posts that a receiver may still be told of, with what is said of them. */
export function listToldPosts(db: Database, { userId, among, now }: Sought) {
	return db
		.select({
			id: sql<number>`${forumPosts.id}`.as("told_post"),
			topicId: forumPosts.topicId,
			number: forumPosts.number,
			title: forumTopics.title,
			body: forumPosts.body,
			authorName: sql<string | null>`${users.name}`.as("told_author"),
			isAccepted: sql`${forumTopics.acceptedNumber} is ${forumPosts.number}`.mapWith(Boolean).as("told_accepted"),
			hasReactions: sql`${forumPosts.reactions} <> '{}'`.mapWith(Boolean).as("told_reactions"),
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(
			and(
				sql`${forumPosts.id} in ${among}`,
				isShownToAll,
				mayEnterAs(db, userId, now),
				sql`(${isAnnouncement} or ${forumPosts.authorId} is null or ${mayReach(forumPosts.authorId, sql`${userId}`)})`,
			),
		);
}
export type ToldPost = Awaited<ReturnType<typeof listToldPosts>>[number];

/** The receiver of a mail, and the post that it is about. */
export function findLetter(db: Database, { postId, userId, now }: { postId: number; userId: number; now: Date }) {
	return [findUser(db, userId), listToldPosts(db, { userId, among: sql`(${postId})`, now })] as const;
}

/** The author of a post, unless somebody else may not tell them. */
export function findAuthorToTell(db: Database, { postId, actorId }: { postId: number; actorId: number }) {
	return db
		.select({ id: users.id })
		.from(forumPosts)
		.innerJoin(users, eq(users.id, forumPosts.authorId))
		.where(and(eq(forumPosts.id, postId), ne(users.id, actorId)));
}
