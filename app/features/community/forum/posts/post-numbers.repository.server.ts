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

const itsPosts = sql`from ${forumPosts} where ${forumPosts.topicId} = ${forumTopics.id}`;
const ofFirst = (column: typeof forumPosts.withdrawnAt | typeof forumPosts.hiddenAt) =>
	sql<Date | null>`(select ${column} ${itsPosts} and ${forumPosts.number} = 1)`;

/** What a topic says of its posts, beside `forumTopics`. Batches write it, and the nightly check compares it. */
const COUNTED = {
	postCount: sql<number>`(select count(*) ${itsPosts} and ${isShown})`,
	// Ordered, so that it stops at the first: a topic may have ten thousand posts.
	lastShown: sql<number>`coalesce((select ${forumPosts.number} ${itsPosts} and ${isShown}
		order by ${forumPosts.number} desc limit 1), 0)`,
	/** With its first post it is withdrawn and hidden. */
	withdrawnAt: ofFirst(forumPosts.withdrawnAt),
	hiddenAt: ofFirst(forumPosts.hiddenAt),
	acceptedNumber: sql<number | null>`(select ${forumPosts.number} ${itsPosts} and ${isShown}
		and ${forumPosts.number} = ${forumTopics.acceptedNumber})`,
};

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

/** Where a post stands by the time of the batch. */
export const topicOfPost = (postId: number): SQL<number> =>
	sql`(select ${forumPosts.topicId} from ${forumPosts} where ${forumPosts.id} = ${postId})`;

/** Behind every change of which posts of a topic are shown: the last one of them. */
export function findLastShown(db: Database, topicId: number | SQL<number>): Write {
	return db
		.update(forumTopics)
		.set({ lastShown: COUNTED.lastShown, version: sql`${forumTopics.version} + 1` })
		.where(sql`${forumTopics.id} = ${topicId}`);
}

/**
 * What a topic says of its posts, counted anew: behind every change of which of them there are and are shown. Running it
 * again changes nothing but the version.
 */
export function recountTopic(db: Database, topicId: number | SQL<number>): Write {
	return db
		.update(forumTopics)
		.set({ ...COUNTED, version: sql`${forumTopics.version} + 1` })
		.where(sql`${forumTopics.id} = ${topicId}`);
}

/** The same after posts have come from another topic or gone to one: also when and by whom it was last written in. */
export function recountMoved(db: Database, topicId: number | SQL<number>): Write[] {
	const ofThis = sql`${forumTopics.id} = ${topicId}`;
	const writers = sql<number[]>`(select json_group_array(who) from (select ${forumPosts.authorId} as who ${itsPosts}
		and ${isShown} and ${forumPosts.authorId} is not null
		group by ${forumPosts.authorId} order by max(${forumPosts.number}) desc limit ${FACES}))`;
	const activeAt = sql<Date>`coalesce((select max(${forumPosts.createdAt}) ${itsPosts} and ${forumPosts.kind} = 'post'),
		${forumTopics.activeAt})`;
	const itsActivity = sql<Date>`(select ${forumTopics.activeAt} from ${forumTopics} where ${ofThis})`;
	return [
		recountTopic(db, topicId),
		db.update(forumTopics).set({ activeAt, people: writers }).where(ofThis),
		db.update(forumTopicTags).set({ activeAt: itsActivity }).where(sql`${forumTopicTags.topicId} = ${topicId}`),
	];
}

/** Lists by tag are in the order of activity as well. */
export function moveTagsUp(db: Database, { topicId, now }: { topicId: number | SQL<number>; now: Date }): Write {
	return db.update(forumTopicTags).set({ activeAt: now }).where(sql`${forumTopicTags.topicId} = ${topicId}`);
}

/** Topics, and whether what they say of their posts differs from these: `limit` of those with an id above `after`. */
export function listDriftedTopics(db: Database, { after, limit }: { after: number; limit: number }) {
	const sample = db
		.select({ id: forumTopics.id })
		.from(forumTopics)
		.where(sql`${forumTopics.id} > ${after}`)
		.orderBy(forumTopics.id)
		.limit(limit);
	const { postCount, lastShown, withdrawnAt, hiddenAt, acceptedNumber } = COUNTED;
	const highest = sql<number>`(select max(${forumPosts.number}) ${itsPosts})`;
	const isTagLate = sql`exists (select 1 from ${forumTopicTags} where ${forumTopicTags.topicId} = ${forumTopics.id}
		and ${forumTopicTags.activeAt} <> ${forumTopics.activeAt})`;
	return db
		.select({
			id: forumTopics.id,
			isDrifted: sql<boolean>`(${forumTopics.postCount} <> ${postCount} or ${forumTopics.lastShown} <> ${lastShown}
				or ${forumTopics.highestNumber} < ${highest} or ${forumTopics.acceptedNumber} is not ${acceptedNumber}
				or (${forumTopics.withdrawnAt} is null) <> (${withdrawnAt} is null)
				or (${forumTopics.hiddenAt} is null) <> (${hiddenAt} is null) or ${isTagLate})`
				.mapWith(Boolean)
				.as("is_drifted"),
			postCount: forumTopics.postCount,
			counted: sql<number>`${postCount}`.as("counted"),
		})
		.from(forumTopics)
		.where(and(sql`${forumTopics.id} in ${sample}`, isNotNull(forumTopics.id)));
}
