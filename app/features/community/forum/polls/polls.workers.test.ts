import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { forumPollVotes } from "#db/schema/schema.ts";
import { makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { moderateTopic } from "../topics/moderate-topic.server";
import { castVote } from "./cast-vote.server";
import type { NewPoll } from "./poll-rules";
import { countVoter, findPoll } from "./polls.repository.server";

const later = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);
const member = (id: number) => ({ id, isModerator: false });

async function makePoll(given: Partial<NewPoll> = {}) {
	const asker = await makeUser(db);
	const poll: NewPoll = {
		question: "Which fee is fair?",
		options: ["5,000", "10,000", "A share"],
		isMultiple: false,
		results: "voted",
		closesAt: null,
		...given,
	};
	return makeTopic(db, { authorId: asker.id, poll });
}

async function stateOf(topicId: number, userId: number | null = null) {
	const poll = firstRow(await findPoll(db, { topicId, userId }));
	if (!poll) throw new Error("No poll");
	return { votes: poll.counts.map(({ votes }) => votes), voters: poll.voterCount, chosen: poll.chosen };
}

const vote = (topicId: number, userId: number, places: number[], now = later(1)) =>
	castVote(db, { topicId, by: member(userId), places, now });

describe("a vote", () => {
	test("of one member that arrives many times at once counts once", async () => {
		const topicId = await makePoll();
		const { id } = await makeUser(db);

		const cast = await Promise.all([0, 1, 2, 1, 0, 2].map((place) => vote(topicId, id, [place])));

		expect(cast.every(({ ok }) => ok)).toBe(true);
		const { votes, voters, chosen } = await stateOf(topicId, id);
		expect(voters).toBe(1);
		expect(votes.reduce((sum, one) => sum + one, 0)).toBe(1);
		expect(votes[chosen?.[0] ?? -1]).toBe(1);
	});

	test("of many members at once is counted for each", async () => {
		const topicId = await makePoll({ isMultiple: true });
		const people = await Promise.all(Array.from({ length: 8 }, () => makeUser(db)));
		await Promise.all(people.map(({ id }, at) => vote(topicId, id, at % 2 === 0 ? [0, 2] : [1])));
		expect(await stateOf(topicId)).toEqual({ votes: [4, 4, 4], voters: 8, chosen: null });
	});

	test("is replaced by the next one", async () => {
		const topicId = await makePoll({ isMultiple: true });
		const { id } = await makeUser(db);
		await vote(topicId, id, [0, 1]);
		await vote(topicId, id, [2]);
		expect(await stateOf(topicId, id)).toEqual({ votes: [0, 0, 1], voters: 1, chosen: [2] });
	});

	test("for several options is refused where one can be chosen", async () => {
		const topicId = await makePoll();
		const { id } = await makeUser(db);
		expect(await vote(topicId, id, [0, 1])).toEqual({ ok: false, reason: "choice" });
		expect(await vote(topicId, id, [3])).toEqual({ ok: false, reason: "choice" });
		expect(await stateOf(topicId)).toMatchObject({ votes: [0, 0, 0], voters: 0 });
	});

	test("stays counted when its member is forgotten", async () => {
		const topicId = await makePoll();
		const { id } = await makeUser(db);
		await vote(topicId, id, [1]);
		await db.delete(forumPollVotes).where(eq(forumPollVotes.userId, id));
		expect(await stateOf(topicId, id)).toEqual({ votes: [0, 1, 0], voters: 1, chosen: null });
	});
});

describe("a poll", () => {
	test("takes votes until its time, and none afterwards", async () => {
		const topicId = await makePoll({ closesAt: later(10) });
		const { id } = await makeUser(db);
		expect(await vote(topicId, id, [0], later(9))).toEqual({ ok: true });
		expect(await vote(topicId, id, [1], later(10))).toEqual({ ok: false, reason: "closed" });
		expect(await stateOf(topicId, id)).toEqual({ votes: [1, 0, 0], voters: 1, chosen: [0] });
	});

	test("ends with its topic", async () => {
		const topicId = await makePoll();
		const [moderator, { id }] = [await makeUser(db), await makeUser(db)];
		await moderateTopic(db, { deed: "close" }, { topicId, by: { id: moderator.id, requestId: "r" }, now: later(1) });
		expect(await vote(topicId, id, [0], later(2))).toEqual({ ok: false, reason: "closed" });
		// As a vote that had read the topic before it was closed.
		const counted = db.batch([countVoter(db, { topicId, userId: id, now: later(2) }), requireChange(db)]);
		await expect(counted).rejects.toSatisfy(isConflict);
	});

	test("is not there in a topic without one", async () => {
		const { id } = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: id });
		expect(await vote(topicId, id, [0])).toEqual({ ok: false, reason: "notFound" });
	});
});
