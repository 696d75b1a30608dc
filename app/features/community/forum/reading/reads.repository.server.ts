import { and, eq, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { FollowLevel } from "#db/schema/community/forum-kinds.ts";
import { forumPostAddresses, forumPosts, forumReads, forumTopics } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { isGap, isShown } from "../posts/post-numbers.repository.server";

type Read = { userId: number; topicId: number | SQL<number>; number: number | SQL<number>; now: Date };

/** Moves somebody's position forward, never back and never beyond what there is. `level`: for who has no row yet. */
export function markRead(db: Database, { userId, topicId, number, now }: Read, level: FollowLevel = "normal"): Write {
	const highest = sql`(select ${forumTopics.highestNumber} from ${forumTopics} where ${forumTopics.id} = ${topicId})`;
	const position = sql<number>`min(${number}, ${highest})`;
	return db
		.insert(forumReads)
		.values({ userId, topicId, lastRead: position, level, visitedAt: now })
		.onConflictDoUpdate({
			target: [forumReads.userId, forumReads.topicId],
			set: { lastRead: sql`max(${forumReads.lastRead}, excluded.last_read)`, visitedAt: now },
		});
}

/** Whoever writes follows the topic, unless they have chosen otherwise. */
export function followByWriting(db: Database, { userId, topicId }: Pick<Read, "userId" | "topicId">): Write {
	return db
		.update(forumReads)
		.set({ level: "watch" })
		.where(
			and(
				eq(forumReads.userId, userId),
				eq(forumReads.topicId, topicId),
				sql`${forumReads.chosenAt} is null and ${forumReads.level} <> 'mute'`,
			),
		);
}

/** Changes nothing for a topic that is not there. */
export function chooseLevel(
	db: Database,
	{ userId, topicId, level, now }: { userId: number; topicId: number; level: FollowLevel; now: Date },
): Write {
	const at = now.getTime();
	const chosen = db
		.select({
			userId: sql`${userId}`.as("user_id"),
			topicId: forumTopics.id,
			lastRead: sql`0`.as("last_read"),
			level: sql`${level}`.as("level"),
			chosenAt: sql`${at}`.as("chosen_at"),
			visitedAt: sql`${at}`.as("visited_at"),
		})
		.from(forumTopics)
		.where(eq(forumTopics.id, topicId));
	return db
		.insert(forumReads)
		.select(chosen)
		.onConflictDoUpdate({ target: [forumReads.userId, forumReads.topicId], set: { level, chosenAt: now } });
}

/**
 * How many posts are above the reader's position, of a query with `forumTopics` and `forumReads`: the difference of
 * the numbers without the few between them that nobody may read, and those whose posts were moved to other topics.
 */
export function unreadCount(): SQL<number> {
	const isBetween = (number: SQLWrapper) =>
		sql`${number} > ${forumReads.lastRead} and ${number} < ${forumTopics.lastShown}`;
	const gaps = sql`(select count(*) from ${forumPosts} where ${forumPosts.topicId} = ${forumTopics.id} and ${isGap}
		and ${isBetween(forumPosts.number)})`;
	const moved = sql`(select count(*) from ${forumPostAddresses} where ${forumPostAddresses.topicId} = ${forumTopics.id}
		and ${isBetween(forumPostAddresses.number)})`;
	return sql<number>`max(0, ${forumTopics.lastShown} - ${forumReads.lastRead}
		- case when ${forumTopics.lastShown} > ${forumReads.lastRead} then ${gaps} + ${moved} else 0 end)`;
}

/** The first post above the reader's position that is shown, beside `forumReads`; null without one. */
export function firstUnread(): SQL<number | null> {
	return sql`(select ${forumPosts.number} from ${forumPosts} where ${forumPosts.topicId} = ${forumReads.topicId}
		and ${forumPosts.number} > ${forumReads.lastRead} and ${isShown}
		and not exists (select 1 from users writer where writer.id = ${forumPosts.authorId} and writer.suspended_at is not null)
		order by ${forumPosts.number} limit 1)`;
}

/** When somebody was last in the forum before `before`; null for who never was. */
export function findLastVisit(db: Database, { userId, before }: { userId: UserId; before: Date }) {
	return db
		.select({ at: sql<Date | null>`max(${forumReads.visitedAt})`.mapWith(forumReads.visitedAt).as("last_visit") })
		.from(forumReads)
		.where(
			// The second condition is that of the index.
			and(sql`${forumReads.userId} = ${userId}`, sql`${forumReads.visitedAt} > 0`, lt(forumReads.visitedAt, before)),
		);
}

export const readOf = (userId: UserId): SQL | undefined =>
	and(eq(forumReads.topicId, forumTopics.id), sql`${forumReads.userId} = ${userId}`);
