import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isTopicClosedToReaders } from "../topics/topic-state";
import { findTopic } from "../topics/topics.repository.server";
import { isPollClosed, readChoice } from "./poll-rules";
import { countVoter, findPoll, writeVote } from "./polls.repository.server";

type Input = {
	topicId: number;
	by: { id: number; isModerator: boolean };
	/** Places of the options that were chosen. */
	places: readonly number[];
	now: Date;
};
export type VoteOutcome = { ok: true } | { ok: false; reason: "notFound" | "closed" | "choice" };

/**
 * Votes in the poll of a topic; voting again replaces the vote until the poll closes. A member has one vote, however
 * many arrive at once. Two trips.
 */
export async function castVote(db: Database, { topicId, by, places, now }: Input): Promise<VoteOutcome> {
	const reader = { userId: by.id, isModerator: by.isModerator };
	const { topics, polls } = await inBatch(db, {
		topics: findTopic(db, topicId, { reader, now }),
		polls: findPoll(db, { topicId, userId: by.id }),
	});
	const [topic, poll] = [firstRow(topics), firstRow(polls)];
	if (!topic || !poll || isTopicClosedToReaders(topic) || topic.mergedInto) return { ok: false, reason: "notFound" };
	if (isPollClosed(poll, topic, now)) return { ok: false, reason: "closed" };
	const chosen = readChoice(poll, places);
	if (!chosen) return { ok: false, reason: "choice" };
	const vote = { topicId, userId: by.id, now };
	try {
		await inBatch(db, {
			counted: countVoter(db, vote),
			open: requireChange(db),
			written: writeVote(db, { ...vote, places: chosen }),
		});
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "closed" };
		throw error;
	}
	return { ok: true };
}
