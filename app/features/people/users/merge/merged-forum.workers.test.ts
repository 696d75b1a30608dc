import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { doubtLine } from "#app/features/community/forum/deals/doubt-line.server.ts";
import { castVote } from "#app/features/community/forum/polls/cast-vote.server.ts";
import type { NewPoll } from "#app/features/community/forum/polls/poll-rules.ts";
import { react } from "#app/features/community/forum/reading/react.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import {
	forumLineDoubts,
	forumPollCounts,
	forumPolls,
	forumPollVotes,
	forumPosts,
	forumReactions,
	forumTopics,
} from "#db/schema/schema.ts";
import { makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { mergePeople } from "./merge-people.server";

const now = new Date(MADE_AT.getTime() + 3_600_000);
const deal = {
	place: "US-TX",
	currency: "USD",
	asking: null,
	afterRepairValue: 200_000,
	marginPercent: 70,
	repairs: 20_000,
	fee: 10_000,
};

test("what both accounts have marked, doubted and voted for counts once, and what one of them has still counts", async () => {
	const admin = await makeUser(db, { role: "admin" });
	const [kept, closed, other, author] = [
		await makeUser(db),
		await makeUser(db),
		await makeUser(db),
		await makeUser(db),
	];
	const poll: NewPoll = {
		question: "Which fee?",
		options: ["5", "10", "15"],
		isMultiple: true,
		results: "voted",
		closesAt: null,
	};
	const topicId = await makeTopic(db, { authorId: author.id, kind: "dealReview", deal, poll });
	const [post] = await db.select().from(forumPosts).where(eq(forumPosts.topicId, topicId));
	const postId = post?.id ?? 0;
	for (const { id: userId } of [kept, closed, other]) {
		await react(db, { postId, userId, name: "thanks", isOn: true, now });
		const by = { id: userId, isModerator: false };
		const doubt = { postId, line: "repairs", by, comment: "", withoutLimits: true, now } as const;
		expect(await doubtLine(db, doubt)).toEqual({ ok: true });
	}
	await react(db, { postId, userId: closed.id, name: "helpful", isOn: true, now });
	const votes = [
		[kept.id, [0]],
		[closed.id, [0, 2]],
		[other.id, [2]],
	] as const;
	for (const [id, places] of votes)
		expect(await castVote(db, { topicId, by: { id, isModerator: false }, places, now })).toEqual({ ok: true });
	const before = (await db.select().from(forumTopics).where(eq(forumTopics.id, topicId)))[0]?.version ?? 0;

	const pair = { keptId: kept.id, closedId: closed.id };
	const merging = { ...pair, personalData: PERSONAL_DATA, actorId: admin.id, requestId: "r", now };
	expect(await mergePeople(db, merging)).toEqual({ ok: true });

	const [after] = await db.select().from(forumPosts).where(eq(forumPosts.id, postId));
	expect(after).toMatchObject({ reactions: { thanks: 2, helpful: 1 }, doubts: { repairs: 2 } });
	const [polled] = await db.select().from(forumPolls).where(eq(forumPolls.topicId, topicId));
	expect(polled?.voterCount).toBe(2);
	const counts = await db.select().from(forumPollCounts).where(eq(forumPollCounts.topicId, topicId));
	expect(counts.map(({ votes: number }) => number)).toEqual([1, 0, 1]);
	for (const table of [forumReactions, forumLineDoubts, forumPollVotes])
		expect(await db.select().from(table).where(eq(table.userId, closed.id))).toEqual([]);
	const [topic] = await db.select().from(forumTopics).where(eq(forumTopics.id, topicId));
	expect(topic?.version).toBeGreaterThan(before);
});
