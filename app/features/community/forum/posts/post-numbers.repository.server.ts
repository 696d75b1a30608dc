import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumPosts, forumTopics, forumTopicTags } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** A post that everybody who enters the category may read. */
export const isShown = and(isNull(forumPosts.withdrawnAt), isNull(forumPosts.hiddenAt), eq(forumPosts.kind, "post"));
export const isGap = sql`(${forumPosts.withdrawnAt} is not null or ${forumPosts.hiddenAt} is not null
	or ${forumPosts.kind} = 'note')`;

/** Most faces that a list shows beside a topic. */
const FACES = 4;

/** Gives the next number to a post of a topic that is open. Changes no row otherwise: put `requireChange` behind it. */
export function takeNumber(
	db: Database,
	{ topicId, authorId, now }: { topicId: number; authorId: number; now: Date },
): Write {
	const next = sql`${forumTopics.highestNumber} + 1`;
	return db
		.update(forumTopics)
		.set({
			highestNumber: next,
			lastShown: next,
			postCount: sql`${forumTopics.postCount} + 1`,
			activeAt: now,
			people: withFace(authorId),
			version: sql`${forumTopics.version} + 1`,
		})
		.where(and(eq(forumTopics.id, topicId), isWritable));
}

/** The same for a post that waits for a moderator: it neither counts nor moves the topic up. */
export function takeHeldNumber(db: Database, topicId: number): Write {
	return db
		.update(forumTopics)
		.set({ highestNumber: sql`${forumTopics.highestNumber} + 1`, version: sql`${forumTopics.version} + 1` })
		.where(and(eq(forumTopics.id, topicId), isWritable));
}

/** A number for a note; it neither counts nor moves the topic up. */
export function takeNoteNumber(db: Database, topicId: number): Write {
	return db
		.update(forumTopics)
		.set({ highestNumber: sql`${forumTopics.highestNumber} + 1`, version: sql`${forumTopics.version} + 1` })
		.where(eq(forumTopics.id, topicId));
}

/** The number that the statement before it has taken. */
export const takenNumber = (topicId: number): SQL<number> =>
	sql`(select ${forumTopics.highestNumber} from ${forumTopics} where ${forumTopics.id} = ${topicId})`;

export const isWritable = and(
	isNull(forumTopics.closedAt),
	isNull(forumTopics.withdrawnAt),
	isNull(forumTopics.hiddenAt),
	isNull(forumTopics.mergedInto),
);

/**
 * Before a post is shown that was held from its beginning: its topic moves up, as it would have when it was written. One
 * that was held after an edit moves nothing.
 */
export function moveUpWithHeld(db: Database, { isNamed, now }: { isNamed: SQL | undefined; now: Date }): Write[] {
	const held = sql`from ${forumPosts} where ${and(isNamed, eq(forumPosts.heldAt, forumPosts.createdAt))}`;
	const topicId = sql<number>`(select ${forumPosts.topicId} ${held})`;
	return [
		db
			.update(forumTopics)
			.set({
				activeAt: sql`max(${forumTopics.activeAt}, ${now.getTime()})`,
				people: withFace(sql`(select ${forumPosts.authorId} ${held})`),
			})
			.where(sql`${forumTopics.id} = ${topicId}`),
		moveTagsUp(db, { topicId, now }),
	];
}

const withFace = (authorId: number | SQL): SQL<number[]> => sql`(select json_group_array(who) from (
	select who from (select ${authorId} as who, -1 as place union all select value, key from json_each(${forumTopics.people}))
	where who is not null group by who order by min(place) limit ${FACES}))`;

/** Behind every change of which posts of a topic are shown: the last one of them. */
export function findLastShown(db: Database, topicId: number | SQL<number>): Write {
	return db
		.update(forumTopics)
		.set({ lastShown: lastShownOf(topicId), version: sql`${forumTopics.version} + 1` })
		.where(sql`${forumTopics.id} = ${topicId}`);
}

/** Ordered, so that it stops at the first: a topic may have ten thousand posts. */
const lastShownOf = (topicId: number | SQL): SQL<number> => sql`coalesce((select ${forumPosts.number} from ${forumPosts}
	where ${forumPosts.topicId} = ${topicId} and ${isShown} order by ${forumPosts.number} desc limit 1), 0)`;

/** Adds to the number of posts that are shown. */
export function countPosts(db: Database, { topicId, by }: { topicId: number; by: number }): Write {
	return db
		.update(forumTopics)
		.set({ postCount: sql`${forumTopics.postCount} + ${by}` })
		.where(eq(forumTopics.id, topicId));
}

/** Counts all posts anew, where many have come or gone at once. */
export function recountPosts(db: Database, topicId: number | SQL<number>): Write {
	const all = sql<number>`(select count(*) from ${forumPosts} where ${forumPosts.topicId} = ${topicId} and ${isShown})`;
	return db.update(forumTopics).set({ postCount: all }).where(sql`${forumTopics.id} = ${topicId}`);
}

/** Lists by tag are in the order of activity as well. */
export function moveTagsUp(db: Database, { topicId, now }: { topicId: number | SQL<number>; now: Date }): Write {
	return db.update(forumTopicTags).set({ activeAt: now }).where(sql`${forumTopicTags.topicId} = ${topicId}`);
}

/** Topics whose counters differ from their posts, `limit` of those with an id above `after`. */
export function listDriftedTopics(db: Database, { after, limit }: { after: number; limit: number }) {
	const sample = db
		.select({ id: forumTopics.id })
		.from(forumTopics)
		.where(sql`${forumTopics.id} > ${after}`)
		.orderBy(forumTopics.id)
		.limit(limit);
	const posts = sql`from ${forumPosts} where ${forumPosts.topicId} = ${forumTopics.id}`;
	const counted = sql<number>`(select count(*) ${posts} and ${isShown})`;
	const highest = sql<number>`(select max(${forumPosts.number}) ${posts})`;
	const last = sql<number>`coalesce((select max(${forumPosts.number}) ${posts} and ${isShown}), 0)`;
	return db
		.select({
			id: forumTopics.id,
			isDrifted: sql<boolean>`${forumTopics.postCount} <> ${counted} or ${forumTopics.lastShown} <> ${last}
				or ${forumTopics.highestNumber} < ${highest}`
				.mapWith(Boolean)
				.as("is_drifted"),
			postCount: forumTopics.postCount,
			counted: counted.as("counted"),
		})
		.from(forumTopics)
		.where(and(sql`${forumTopics.id} in ${sample}`, isNotNull(forumTopics.id)));
}
