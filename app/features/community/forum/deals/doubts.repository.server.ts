import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { hasBlocked, mayReach } from "#app/features/community/blocks/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { DealLine } from "#db/schema/community/forum-kinds.ts";
import { forumCategories, forumLineDoubts, forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isShown, isWritable } from "../posts/post-numbers.repository.server";
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
			topicId: forumPosts.topicId,
			number: forumPosts.number,
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
				isNull(forumTopics.withdrawnAt),
				isNull(forumTopics.hiddenAt),
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

/** Behind each change: the counts that stand at the posts. */
export function countDoubts(db: Database, postIds: readonly number[]): Write {
	const counted: SQL<Partial<Record<DealLine, number>>> = sql`coalesce((select json_group_object(line, number) from (
		select ${forumLineDoubts.line} as line, count(*) as number from ${forumLineDoubts}
		where ${forumLineDoubts.postId} = ${forumPosts.id} group by ${forumLineDoubts.line})), '{}')`;
	return db
		.update(forumPosts)
		.set({ doubts: counted })
		.where(inArray(forumPosts.id, [...postIds]));
}

/** What visitors see of the topics of these posts has changed; no topic moves up. */
export function raiseVersionsOf(db: Database, postIds: readonly number[]): Write {
	const topics = db
		.select({ id: forumPosts.topicId })
		.from(forumPosts)
		.where(inArray(forumPosts.id, [...postIds]));
	return db
		.update(forumTopics)
		.set({ version: sql`${forumTopics.version} + 1` })
		.where(inArray(forumTopics.id, topics));
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
