import { and, eq, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import { forumPollCounts, forumPolls, forumPollVotes, forumTopics } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { NewPoll } from "./poll-rules";

export function insertPoll(db: Database, topicId: SQL<number>, poll: NewPoll): Write[] {
	return [
		db.insert(forumPolls).values({ topicId, ...poll }),
		db.insert(forumPollCounts).values(poll.options.map((_, place) => ({ topicId, place }))),
	];
}

/** With its counts and votes. */
export function deletePoll(db: Database, topicId: number): Write {
	return db.delete(forumPolls).where(eq(forumPolls.topicId, topicId));
}

/** The poll of a topic with its counts, and what the reader has chosen. */
export function findPoll(db: Database, { topicId, userId }: { topicId: number; userId: UserId | null }) {
	return db
		.select({
			question: forumPolls.question,
			options: forumPolls.options,
			isMultiple: forumPolls.isMultiple,
			results: forumPolls.results,
			closesAt: forumPolls.closesAt,
			voterCount: forumPolls.voterCount,
			counts: rowsColumn(
				"poll_counts",
				{ place: forumPollCounts.place, votes: forumPollCounts.votes },
				{
					from: sql`forum_poll_counts where forum_poll_counts.topic_id = forum_polls.topic_id`,
					order: sql`forum_poll_counts.place`,
				},
			),
			chosen: forumPollVotes.places,
		})
		.from(forumPolls)
		.leftJoin(
			forumPollVotes,
			and(eq(forumPollVotes.topicId, forumPolls.topicId), sql`${forumPollVotes.userId} = ${userId ?? 0}`),
		)
		.where(eq(forumPolls.topicId, topicId));
}
export type FoundPoll = Awaited<ReturnType<typeof findPoll>>[number];

type Vote = { topicId: number; userId: number; places: readonly number[]; now: Date };

/** Counts a member as a voter once. Changes no row of a poll that is closed, or whose topic is: put `requireChange` behind it. */
export function countVoter(db: Database, { topicId, userId, now }: Omit<Vote, "places">): Write {
	const isNew = sql`not exists (select 1 from ${forumPollVotes} where ${forumPollVotes.topicId} = ${topicId}
		and ${forumPollVotes.userId} = ${userId})`;
	return db
		.update(forumPolls)
		.set({ voterCount: sql`${forumPolls.voterCount} + (${isNew})` })
		.where(
			and(
				eq(forumPolls.topicId, topicId),
				sql`(${forumPolls.closesAt} is null or ${forumPolls.closesAt} > ${now.getTime()})`,
				sql`exists (select 1 from ${forumTopics} where ${forumTopics.id} = ${topicId} and ${forumTopics.closedAt} is null)`,
			),
		);
}

/** The former vote of the member, if there is one, counts no longer; then the new one does. One transaction. */
export function writeVote(db: Database, { topicId, userId, places, now }: Vote): Write[] {
	const former = sql`(select value from json_each((select ${forumPollVotes.places} from ${forumPollVotes}
		where ${forumPollVotes.topicId} = ${topicId} and ${forumPollVotes.userId} = ${userId})))`;
	const chosen = sql`(select value from json_each(${JSON.stringify(places)}))`;
	const countOf = (by: number, of: SQL) =>
		db
			.update(forumPollCounts)
			.set({ votes: sql`${forumPollCounts.votes} + ${by}` })
			.where(and(eq(forumPollCounts.topicId, topicId), sql`${forumPollCounts.place} in ${of}`));
	const vote = { places: [...places], votedAt: now };
	return [
		countOf(-1, former),
		db
			.insert(forumPollVotes)
			.values({ topicId, userId, ...vote })
			.onConflictDoUpdate({ target: [forumPollVotes.topicId, forumPollVotes.userId], set: vote }),
		countOf(1, chosen),
	];
}

/** The counts without the votes that an account has left: they are about to go. Votes of erased accounts still count. */
export function countVotesWithout(db: Database, userId: number): Write[] {
	const voted = sql`select left_behind.topic_id from forum_poll_votes left_behind where left_behind.user_id = ${userId}`;
	const chosen = sql`select 1 from forum_poll_votes left_behind, json_each(left_behind.places) place
		where left_behind.user_id = ${userId} and left_behind.topic_id = ${forumPollCounts.topicId}
		and place.value = ${forumPollCounts.place}`;
	return [
		db
			.update(forumPolls)
			.set({ voterCount: sql`max(${forumPolls.voterCount} - 1, 0)` })
			.where(sql`${forumPolls.topicId} in (${voted})`),
		db
			.update(forumPollCounts)
			.set({ votes: sql`max(${forumPollCounts.votes} - 1, 0)` })
			.where(sql`${forumPollCounts.topicId} in (${voted}) and exists (${chosen})`),
	];
}
