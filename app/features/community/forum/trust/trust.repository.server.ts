import { and, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import type { GivenLevel } from "#db/schema/community/forum-kinds.ts";
import {
	enrollments,
	forumPostPrints,
	forumPosts,
	forumReadingDays,
	forumReads,
	forumTrustLevels,
	lessonProgress,
	moderationDecisions,
	rateLimits,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { FOREIGN } from "../markdown/render-post.server";
import { isShown } from "../posts/post-numbers.repository.server";
import { MOST_COUNTED } from "./trust-levels";
import { COUNTED_LIMITS } from "./writing-limits";

/** What levels of trust ask about somebody, and what a moderator has set. No row for an account that is not there. */
export function findTrust(db: Database, userId: number) {
	const few = (rows: SQL) => sql<number>`(select count(*) from (${rows} limit ${MOST_COUNTED}))`;
	const lessons = sql`select 1 from ${lessonProgress} join ${enrollments} on ${enrollments.id} = ${lessonProgress.enrollmentId}
		where ${enrollments.userId} = ${userId} and ${lessonProgress.completedAt} is not null`;
	const days = sql`select 1 from ${forumReadingDays} where ${forumReadingDays.userId} = ${userId}`;
	const topics = sql`select 1 from ${forumReads} where ${forumReads.userId} = ${userId} and ${forumReads.lastRead} > 0`;
	const decision = sql`(select max(${moderationDecisions.decidedAt}) from ${moderationDecisions}
		where ${moderationDecisions.memberId} = ${userId} and ${moderationDecisions.liftedAt} is null
		and (${moderationDecisions.outcome} <> 'kept' or ${moderationDecisions.sanction} <> 'none'))`;
	return db
		.select({
			id: users.id,
			name: users.name,
			role: users.role,
			capabilities: users.capabilities,
			emailVerifiedAt: users.emailVerifiedAt,
			createdAt: users.createdAt,
			finishedLessons: few(lessons).as("finished_lessons"),
			readingDays: few(days).as("reading_days"),
			topicsRead: few(topics).as("topics_read"),
			lastDecisionAt: sql<Date | null>`${decision}`.mapWith(moderationDecisions.decidedAt).as("last_decision_at"),
			givenLevel: forumTrustLevels.level,
			givenReason: forumTrustLevels.reason,
			givenAt: forumTrustLevels.setAt,
		})
		.from(users)
		.leftJoin(forumTrustLevels, eq(forumTrustLevels.userId, users.id))
		.where(eq(users.id, userId));
}
export type FoundTrust = Awaited<ReturnType<typeof findTrust>>[number];

type GivenTrust = { userId: number; level: GivenLevel; reason: string; by: number; now: Date };

export function setLevel(db: Database, { userId, level, reason, by, now }: GivenTrust): Write {
	const given = { level, reason, setBy: by, setAt: now };
	return db
		.insert(forumTrustLevels)
		.values({ userId, ...given })
		.onConflictDoUpdate({ target: forumTrustLevels.userId, set: given });
}

export function dropLevel(db: Database, userId: number): Write {
	return db.delete(forumTrustLevels).where(eq(forumTrustLevels.userId, userId));
}

/** Somebody has read in the forum today. */
export function noteReadingDay(db: Database, { userId, now }: { userId: number; now: Date }): Write {
	const dayNumber = Math.floor(now.getTime() / DAY_MS);
	return db.insert(forumReadingDays).values({ userId, dayNumber }).onConflictDoNothing();
}

/** How much of each limit somebody has used; windows that have ended are in it until they are swept. */
export function listUsed(db: Database, userId: number) {
	const keys = Object.values(COUNTED_LIMITS).map(({ name }) => `${name}:${userId}`);
	return db
		.select({ key: rateLimits.key, used: rateLimits.used, windowStartedAt: rateLimits.windowStartedAt })
		.from(rateLimits)
		.where(inValues(rateLimits.key, keys));
}

type Shared = { prints: readonly string[]; userId: number; since: Date };

/** How many other accounts have written a post with one of the prints, for the print that most have. */
export function countOthersWith(db: Database, { prints, userId, since }: Shared) {
	return db
		.select({ others: sql<number>`count(distinct ${forumPostPrints.authorId})`.as("others") })
		.from(forumPostPrints)
		.where(
			and(
				inValues(forumPostPrints.print, prints),
				gt(forumPostPrints.writtenAt, since),
				ne(forumPostPrints.authorId, userId),
			),
		)
		.groupBy(forumPostPrints.print)
		.orderBy(sql`others desc`)
		.limit(1);
}

/** So many posts of an author are looked at: one whose links are all approved has few before the first link. */
const MOST_LOOKED_AT = 200;

/** How many of somebody's first posts have links and are read by everybody. */
export function countLinked(db: Database, userId: number) {
	const first = sql`select ${forumPosts.html} as html from ${forumPosts} where ${forumPosts.authorId} = ${userId} and ${isShown}
		order by ${forumPosts.createdAt} limit ${MOST_LOOKED_AT}`;
	return db
		.select({
			linked: sql<number>`(select count(*) from (${first}) where html like ${`%rel="${FOREIGN}"%`})`.as("linked"),
		})
		.from(sql`(select 1)`);
}

type Printed = { postId: number | SQL<number>; authorId: number; prints: readonly string[]; now: Date };

export function insertPrints(db: Database, { postId, authorId, prints, now }: Printed): Write[] {
	return prints.map((print) =>
		db.insert(forumPostPrints).values({ postId, print, authorId, writtenAt: now }).onConflictDoNothing(),
	);
}

/** Posts whose prints are older than what is compared. */
export function listPostsWithOldPrints(db: Database, { before, limit }: { before: Date; limit: number }) {
	return db
		.selectDistinct({ postId: forumPostPrints.postId })
		.from(forumPostPrints)
		.where(lt(forumPostPrints.writtenAt, before))
		.limit(limit);
}

export function deleteOldPrints(
	db: Database,
	{ postIds, before }: { postIds: readonly number[]; before: Date },
): Write {
	return db
		.delete(forumPostPrints)
		.where(and(inValues(forumPostPrints.postId, postIds), lt(forumPostPrints.writtenAt, before)));
}

type Repeated = { authorId: number; body: string; since: Date };

/** Also what was taken away: that gives nothing back. */
export function hasWritten({ authorId, body, since }: Repeated): SQL<boolean> {
	return sql`exists (select 1 from ${forumPosts} where ${forumPosts.authorId} = ${authorId}
		and ${forumPosts.createdAt} > ${since.getTime()} and ${forumPosts.kind} = 'post' and ${forumPosts.body} = ${body})`;
}

export function findRepeated(db: Database, { authorId, body, since }: Repeated) {
	return db
		.select({ repeatedAt: forumPosts.createdAt })
		.from(forumPosts)
		.where(
			and(
				eq(forumPosts.authorId, authorId),
				gt(forumPosts.createdAt, since),
				eq(forumPosts.kind, "post"),
				eq(forumPosts.body, body),
			),
		)
		.limit(1);
}

type InTopic = { authorId: number; topicId: number; since: Date };

export function hasWrittenIn({ authorId, topicId, since }: InTopic): SQL<boolean> {
	return sql`exists (select 1 from ${forumPosts} where ${forumPosts.authorId} = ${authorId}
		and ${forumPosts.createdAt} > ${since.getTime()} and ${forumPosts.kind} = 'post' and ${forumPosts.topicId} = ${topicId})`;
}

/**
 * The latest post of somebody in a topic; posts that were taken away count. Instructors never wait for the next one. All
 * posts of an author in a topic have one participant, so that one row of the index is read, however many there are.
 */
export function findLatestIn(db: Database, { authorId, topicId }: Omit<InTopic, "since">) {
	const latest = sql`(select latest.created_at from forum_posts latest where latest.topic_id = ${topicId}
		and latest.author_id = ${authorId} and latest.kind = 'post' order by latest.participant desc, latest.id desc limit 1)`;
	return db
		.select({
			latestAt: sql<Date | null>`${latest}`.mapWith(forumPosts.createdAt).as("latest_at"),
			neverWaits: sql<boolean>`${users.role} = 'instructor'`.mapWith(Boolean).as("never_waits"),
		})
		.from(users)
		.where(eq(users.id, authorId));
}
