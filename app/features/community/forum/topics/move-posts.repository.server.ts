import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { requireChanges } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { forumPostAddresses, forumPosts, forumReads, forumTopics } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { findLastShown, recountPosts } from "../posts/post-numbers.repository.server";

/** Of a post that is moved: `place` is 1 for the first of them. */
export type MovedPost = { id: number; number: number; place: number; parentPlace: number | null };

type Target = number | SQL<number>;
type Move = { from: number; to: Target; posts: readonly MovedPost[]; participants: number };

/** The posts of a topic with the number that they answer, in order. */
export function listMovable(db: Database, topicId: number, { numbers }: { numbers: readonly number[] | null }) {
	return db
		.select({
			id: forumPosts.id,
			number: forumPosts.number,
			replyTo: forumPosts.replyTo,
			createdAt: forumPosts.createdAt,
			body: forumPosts.body,
		})
		.from(forumPosts)
		.where(
			and(
				eq(forumPosts.topicId, topicId),
				eq(forumPosts.kind, "post"),
				numbers ? inValues(forumPosts.number, numbers) : undefined,
			),
		)
		.orderBy(forumPosts.number);
}

/**
 * Moves posts behind those of another topic, in their order: they get new numbers, and their old addresses lead on.
 * Reactions, bookmarks and mentions hang on the post and come along. `isConflict` if one of them has gone meanwhile.
 */
export function movePosts(db: Database, { from, to, posts, participants }: Move): Write[] {
	const list = sql`json_each(${JSON.stringify(posts)})`;
	const base = sql`(select ${forumTopics.highestNumber} from ${forumTopics} where ${forumTopics.id} = ${to})`;
	const movedValue = (field: keyof MovedPost) =>
		sql`(select moved.value ->> ${`$.${field}`} from ${list} moved where moved.value ->> '$.id' = ${forumPosts.id})`;
	const isMoved = and(
		eq(forumPosts.topicId, from),
		inValues(
			forumPosts.id,
			posts.map(({ id }) => id),
		),
	);
	const former = db
		.select({ topicId: forumPosts.topicId, number: forumPosts.number, postId: forumPosts.id })
		.from(forumPosts)
		.where(isMoved);
	const known = sql`(select there.participant from forum_posts there
		where there.topic_id = ${to} and there.author_id = ${forumPosts.authorId} limit 1)`;
	return [
		db.insert(forumPostAddresses).select(former),
		db
			.update(forumPosts)
			.set({
				topicId: sql`${to}`,
				number: sql`${base} + ${movedValue("place")}`,
				replyTo: sql`${base} + ${movedValue("parentPlace")}`,
				participant: sql`coalesce(${known}, ${participants} + ${forumPosts.participant})`,
			})
			.where(isMoved),
		requireChanges(db, posts.length),
		db
			.update(forumTopics)
			.set({ highestNumber: sql`${forumTopics.highestNumber} + ${posts.length}` })
			.where(sql`${forumTopics.id} = ${to}`),
	];
}

/** Highest number of a participant, so that those who come along are told apart from them. */
export const participantsOf = (db: Database, topicId: number) =>
	db
		.select({ participants: sql<number>`coalesce(max(${forumPosts.participant}), 0)`.as("participants") })
		.from(forumPosts)
		.where(eq(forumPosts.topicId, topicId));

/** What a topic says of itself after posts have come or gone. */
export function settleTopic(db: Database, topicId: Target): Write[] {
	const last = sql`(select max(${forumPosts.createdAt}) from ${forumPosts}
		where ${forumPosts.topicId} = ${topicId} and ${forumPosts.kind} = 'post')`;
	const answer = sql`exists (select 1 from ${forumPosts} where ${forumPosts.topicId} = ${topicId}
		and ${forumPosts.number} = ${forumTopics.acceptedNumber})`;
	return [
		recountPosts(db, topicId),
		findLastShown(db, topicId),
		db
			.update(forumTopics)
			.set({
				activeAt: sql`coalesce(${last}, ${forumTopics.activeAt})`,
				acceptedNumber: sql`case when ${answer} then ${forumTopics.acceptedNumber} end`,
			})
			.where(sql`${forumTopics.id} = ${topicId}`),
	];
}

/** Whoever follows the topic that posts have left follows the new one, and has read there what they had read. */
export function copyReads(db: Database, { from, to, posts }: Omit<Move, "participants"> & { to: SQL<number> }): Write {
	const list = sql`json_each(${JSON.stringify(posts)})`;
	const read = sql`coalesce((select max(moved.value ->> '$.place') from ${list} moved
		where moved.value ->> '$.number' <= ${forumReads.lastRead}), 0)`;
	const readers = db
		.select({
			userId: forumReads.userId,
			topicId: sql`${to}`.as("topic_id"),
			lastRead: read.as("last_read"),
			level: forumReads.level,
			chosenAt: forumReads.chosenAt,
			visitedAt: forumReads.visitedAt,
		})
		.from(forumReads)
		.where(and(eq(forumReads.topicId, from), or(sql`${forumReads.level} <> 'normal'`, isNotNull(forumReads.chosenAt))));
	return db.insert(forumReads).select(readers).onConflictDoNothing();
}

/** Where a post stands now that once had this address. */
export function findMovedPost(db: Database, { topicId, number }: { topicId: number; number: number }) {
	return db
		.select({ topicId: forumPosts.topicId, number: forumPosts.number })
		.from(forumPostAddresses)
		.innerJoin(forumPosts, eq(forumPosts.id, forumPostAddresses.postId))
		.where(and(eq(forumPostAddresses.topicId, topicId), eq(forumPostAddresses.number, number)));
}
