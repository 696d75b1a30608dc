import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { hasBlocked, mayReach } from "#app/features/community/blocks/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { DealLine } from "#db/schema/community/forum-kinds.ts";
import { forumCategories, forumLineDoubts, forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isShown, isWritable } from "../posts/post-numbers.repository.server";
import { isListed } from "../topics/topic-lists.repository.server";
import { raiseTopicVersions } from "../topics/topics.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";
import { isReadableComment } from "./comment-kind.repository.server";

type Line = { postId: number; line: DealLine };
type Doubt = Line & { userId: number };

/** A post with a deal sheet, with what decides whether a member may doubt its lines. None if they may not enter. */
export function findSheet(
	db: Database,
	postId: number,
	{ reader, userId, now }: { reader: ForumReader; userId: number; now: Date },
) {
	return db
		.select({
			authorId: forumPosts.authorId,
			closedAt: forumTopics.closedAt,
			mayReach: sql<boolean>`${mayReach(userId, forumPosts.authorId)}`.mapWith(Boolean).as("may_reach"),
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.innerJoin(forumCategories, eq(forumCategories.id, forumTopics.categoryId))
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(
			and(
				eq(forumPosts.id, postId),
				isNotNull(forumPosts.deal),
				isShown,
				isNull(users.suspendedAt),
				isListed,
				mayEnter(db, reader, now),
			),
		);
}

export function findOwnDoubt(db: Database, { postId, line, userId }: Doubt) {
	return db
		.select({
			comment: forumLineDoubts.comment,
			hiddenAt: forumLineDoubts.hiddenAt,
			withdrawnAt: forumLineDoubts.withdrawnAt,
		})
		.from(forumLineDoubts)
		.where(isDoubt({ postId, line, userId }));
}

/**
 * Once for each member and line; a second one replaces the comment. Changes no row when the post is not shown any more,
 * its topic takes no posts, or moderators have decided about the present comment: put `requireChange` behind it.
 */
export function writeDoubt(
	db: Database,
	{ postId, line, userId, comment, now }: Doubt & { comment: string; now: Date },
): Write {
	const sheet = db
		.select({
			id: sql`null`.as("id"),
			postId: forumPosts.id,
			line: sql`${line}`.as("line"),
			userId: sql`${userId}`.as("user_id"),
			comment: sql`${comment}`.as("comment"),
			doubtedAt: sql`${now.getTime()}`.as("doubted_at"),
			hiddenAt: sql`null`.as("hidden_at"),
			withdrawnAt: sql`null`.as("withdrawn_at"),
		})
		.from(forumPosts)
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(and(eq(forumPosts.id, postId), isShown, isNotNull(forumPosts.deal), isWritable));
	const { postId: post, line: name, userId: member } = forumLineDoubts;
	return db
		.insert(forumLineDoubts)
		.select(sheet)
		.onConflictDoUpdate({ target: [post, name, member], set: { comment, doubtedAt: now }, setWhere: isUndecided });
}

/** Deletes no row when moderators have decided about its comment: doubting again would bring it back. */
export function deleteDoubt(db: Database, doubt: Doubt): Write {
	return db.delete(forumLineDoubts).where(and(isDoubt(doubt), isUndecided));
}

/** The doubt stays. Changes no row if there is no comment. */
export function emptyComment(db: Database, doubt: Doubt): Write {
	return db
		.update(forumLineDoubts)
		.set({ comment: "" })
		.where(and(isDoubt(doubt), ne(forumLineDoubts.comment, "")));
}

/** What a post says of the doubts about its sheet, beside `forumPosts`. */
export const countedDoubts = doubtsExcept(null);

/** Counts the posts' `doubts` anew; goes into each batch that changes doubts. */
export function countDoubts(db: Database, postIds: readonly number[]): Write {
	return db
		.update(forumPosts)
		.set({ doubts: countedDoubts })
		.where(inArray(forumPosts.id, [...postIds]));
}

/** The counts without the doubts that an account has left, and the versions of their topics: they are about to go. */
export function countDoubtsWithout(db: Database, userId: number): Write[] {
	const doubted = sql`(select left_behind.post_id from forum_line_doubts left_behind where left_behind.user_id = ${userId})`;
	const topics = sql`(select shown.topic_id from forum_posts shown where shown.id in ${doubted})`;
	return [
		db
			.update(forumPosts)
			.set({ doubts: doubtsExcept(userId) })
			.where(sql`${forumPosts.id} in ${doubted}`),
		db
			.update(forumTopics)
			.set({ version: sql`${forumTopics.version} + 1` })
			.where(sql`${forumTopics.id} in ${topics}`),
	];
}

function doubtsExcept(userId: number | null): SQL<Partial<Record<DealLine, number>>> {
	return sql`coalesce((select json_group_object(line, number) from (
		select ${forumLineDoubts.line} as line, count(*) as number from ${forumLineDoubts}
		where ${forumLineDoubts.postId} = ${forumPosts.id} and ${forumLineDoubts.userId} is not ${userId}
		group by ${forumLineDoubts.line})), '{}')`;
}

/** What visitors see of the topics of these posts has changed; no topic moves up. */
export function raiseVersionsOf(db: Database, postIds: readonly number[]): Write {
	return raiseTopicVersions(db, inArray(forumPosts.id, [...postIds]));
}

/** Posts on whose sheets somebody doubts a line. */
export function listDoubtedBy(db: Database, userId: number, limit: number) {
	return db
		.selectDistinct({ postId: forumLineDoubts.postId })
		.from(forumLineDoubts)
		.where(eq(forumLineDoubts.userId, userId))
		.limit(limit);
}

export function deleteDoubtsBy(db: Database, { userId, postIds }: { userId: number; postIds: number[] }): Write {
	return db
		.delete(forumLineDoubts)
		.where(and(eq(forumLineDoubts.userId, userId), inArray(forumLineDoubts.postId, postIds)));
}

export function deleteDoubtsOf(db: Database, postId: number): Write {
	return db.delete(forumLineDoubts).where(eq(forumLineDoubts.postId, postId));
}

/** Most doubts that a page reads, the reader's own and the latest first. */
const MOST_SHOWN = 300;

/**
 * Comments on lines of the sheets of a page, and the reader's own doubts. Those of suspended members, and of members whom
 * the reader has blocked, are left out.
 */
export function listDoubts(db: Database, { posts, userId }: { posts: SQL; userId: number | null }) {
	const isMine = sql`${forumLineDoubts.userId} is ${userId}`;
	return db
		.select({
			id: forumLineDoubts.id,
			postId: forumLineDoubts.postId,
			line: forumLineDoubts.line,
			userId: forumLineDoubts.userId,
			name: users.name,
			comment: forumLineDoubts.comment,
			doubtedAt: forumLineDoubts.doubtedAt,
			hiddenAt: forumLineDoubts.hiddenAt,
			withdrawnAt: forumLineDoubts.withdrawnAt,
		})
		.from(forumLineDoubts)
		.innerJoin(users, eq(users.id, forumLineDoubts.userId))
		.where(
			and(
				sql`${forumLineDoubts.postId} in ${posts}`,
				or(isReadableComment, isMine),
				isNull(users.suspendedAt),
				userId === null ? undefined : sql`not ${hasBlocked(userId, forumLineDoubts.userId)}`,
			),
		)
		.orderBy(desc(isMine), desc(forumLineDoubts.doubtedAt))
		.limit(MOST_SHOWN);
}
export type ListedDoubt = Awaited<ReturnType<typeof listDoubts>>[number];

/** The sheet of a topic, in its first post, while everybody reads this. */
export function findSheetOfTopic(db: Database, topicId: number) {
	return db
		.select({ deal: forumPosts.deal, authorId: forumPosts.authorId })
		.from(forumPosts)
		.leftJoin(users, eq(users.id, forumPosts.authorId))
		.where(and(eq(forumPosts.topicId, topicId), eq(forumPosts.number, 1), isShown, isNull(users.suspendedAt)));
}

const isUndecided = and(isNull(forumLineDoubts.hiddenAt), isNull(forumLineDoubts.withdrawnAt));

function isDoubt({ postId, line, userId }: Doubt): SQL | undefined {
	const { postId: post, line: name, userId: member } = forumLineDoubts;
	return and(eq(post, postId), eq(name, line), eq(member, userId));
}
