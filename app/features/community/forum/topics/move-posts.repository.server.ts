import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { forumPostAddresses, forumPosts, forumReads, forumTopics } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { MovedPost } from "./places-of-moved";

type Target = number | SQL<number>;
type Move = { from: number; to: Target; posts: readonly MovedPost[] };

/** The posts of a topic with the number that they answer, in order. */
export function listMovable(db: Database, topicId: number, { numbers }: { numbers: readonly number[] | null }) {
	return db
		.select({
			id: forumPosts.id,
			number: forumPosts.number,
			replyTo: forumPosts.replyTo,
			replyTopicId: forumPosts.replyTopicId,
			withdrawnAt: forumPosts.withdrawnAt,
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
 * Reactions, bookmarks and mentions hang on the post and come along. `participants`: the highest of the target. Put
 * `requireSame` of both topics in front of it.
 */
export function movePosts(db: Database, { from, to, posts, participants }: Move & { participants: number }): Write[] {
	const list = sql`json_each(${JSON.stringify(posts)})`;
	const movedValue = (field: keyof MovedPost) =>
		sql<number>`(select moved.value ->> ${`$.${field}`} from ${list} moved where moved.value ->> '$.id' = ${forumPosts.id})`;
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
				number: movedValue("newNumber"),
				replyTo: movedValue("replyTo"),
				replyTopicId: movedValue("replyTopicId"),
				quotesTopicId: sql`nullif(coalesce(${forumPosts.quotesTopicId}, ${from}), ${to})`,
				participant: sql`coalesce(${known}, ${participants} + ${forumPosts.participant})`,
			})
			.where(isMoved),
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

/**
 * Before posts are moved: whoever follows the topic that they leave, or has read some of them, has read as much where they
 * go. `target`: how far that one went until now. Who had not read it to its end keeps their place there, so that nothing
 * unread is lost. Of levels the one that was chosen counts, of the same kind that of the target, or watching; what is
 * muted there is not muted here.
 */
export function carryReads(
	db: Database,
	{ from, to, posts, target }: Move & { target: { highestNumber: number; lastShown: number } },
): Write {
	const list = sql`json_each(${JSON.stringify(posts)})`;
	const read = sql`(select max(moved.value ->> '$.newNumber') from ${list} moved
		where moved.value ->> '$.number' <= ${forumReads.lastRead})`;
	const readers = db
		.select({
			userId: forumReads.userId,
			topicId: sql`${to}`.as("topic_id"),
			lastRead: sql`coalesce(${read}, ${target.highestNumber})`.as("last_read"),
			level: forumReads.level,
			chosenAt: forumReads.chosenAt,
			visitedAt: forumReads.visitedAt,
		})
		.from(forumReads)
		.where(
			and(
				eq(forumReads.topicId, from),
				sql`(${forumReads.level} <> 'normal' or ${forumReads.chosenAt} is not null or ${read} is not null)`,
			),
		);
	return db
		.insert(forumReads)
		.select(readers)
		.onConflictDoUpdate({
			target: [forumReads.userId, forumReads.topicId],
			set: {
				lastRead: sql`case when ${forumReads.lastRead} >= ${target.lastShown}
					then max(${forumReads.lastRead}, excluded.last_read) else ${forumReads.lastRead} end`,
				level: sql`case when ${forumReads.chosenAt} is not null then ${forumReads.level}
					when excluded.chosen_at is not null and excluded.level <> 'mute' then excluded.level
					when excluded.level = 'watch' then 'watch' else ${forumReads.level} end`,
				chosenAt: sql`case when ${forumReads.chosenAt} is null and excluded.level <> 'mute' then excluded.chosen_at
					else ${forumReads.chosenAt} end`,
				visitedAt: sql`max(${forumReads.visitedAt}, excluded.visited_at)`,
			},
		});
}

/** An accepted answer that comes along answers the question that it is moved into, if that has none. */
export function carryAccepted(db: Database, { to, number }: { to: number; number: number }): Write {
	return db
		.update(forumTopics)
		.set({ acceptedNumber: sql`coalesce(${forumTopics.acceptedNumber}, ${number})` })
		.where(and(eq(forumTopics.id, to), eq(forumTopics.kind, "question")));
}

/** Where a post stands now that once had this address. */
export function findMovedPost(db: Database, { topicId, number }: { topicId: number; number: number }) {
	return db
		.select({ id: forumPosts.id, topicId: forumPosts.topicId, number: forumPosts.number })
		.from(forumPostAddresses)
		.innerJoin(forumPosts, eq(forumPosts.id, forumPostAddresses.postId))
		.where(and(eq(forumPostAddresses.topicId, topicId), eq(forumPostAddresses.number, number)));
}

/** The topic that was made of a post that once had this address, by the key of that deed. */
export function findSplitTopic(
	db: Database,
	{ topicId, number, clientKey }: { topicId: number; number: number; clientKey: string },
) {
	return db
		.select({ id: forumTopics.id })
		.from(forumPostAddresses)
		.innerJoin(forumPosts, eq(forumPosts.id, forumPostAddresses.postId))
		.innerJoin(forumTopics, eq(forumTopics.id, forumPosts.topicId))
		.where(
			and(
				eq(forumPostAddresses.topicId, topicId),
				eq(forumPostAddresses.number, number),
				eq(forumTopics.clientKey, clientKey),
			),
		);
}
