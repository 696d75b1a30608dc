import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
	forumCategories,
	forumPollCounts,
	forumPolls,
	forumPosts,
	forumTopics,
	forumTopicTags,
} from "#db/schema/schema.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { castVote } from "../polls/cast-vote.server";
import { react } from "../reading/react.server";
import { checkCounters } from "./check-counters.server";

async function counted() {
	const [{ id: authorId }, { id: userId }] = [await makeUser(db), await makeUser(db)];
	const poll = {
		question: "Which?",
		options: ["One", "Two"],
		isMultiple: false,
		results: "voted",
		closesAt: null,
	} as const;
	const topicId = await makeTopic(db, { authorId, tags: ["fees"], poll: { ...poll, options: [...poll.options] } });
	const { id: postId } = await makeReply(db, { authorId, topicId });
	for (const name of ["thanks", "helpful"] as const)
		await react(db, { postId, userId, name, isOn: true, now: MADE_AT });
	await castVote(db, { topicId, by: { id: userId, isModerator: false }, places: [1], now: MADE_AT });
	return { topicId, postId };
}
type Counted = Awaited<ReturnType<typeof counted>>;

test.each<[string, (place: Counted) => Promise<unknown>]>([
	["topic", ({ topicId }) => db.update(forumTopics).set({ postCount: 7 }).where(eq(forumTopics.id, topicId))],
	["topic", ({ topicId }) => db.update(forumTopics).set({ hiddenAt: MADE_AT }).where(eq(forumTopics.id, topicId))],
	["topic", ({ topicId }) => db.update(forumTopics).set({ acceptedNumber: 9 }).where(eq(forumTopics.id, topicId))],
	[
		"topic",
		({ topicId }) =>
			db
				.update(forumTopicTags)
				.set({ activeAt: new Date(0) })
				.where(eq(forumTopicTags.topicId, topicId)),
	],
	["category", () => db.update(forumCategories).set({ topicCount: 7 })],
	[
		"post",
		({ postId }) =>
			db
				.update(forumPosts)
				.set({ reactions: { thanks: 1 } })
				.where(eq(forumPosts.id, postId)),
	],
	[
		"post",
		({ postId }) =>
			db
				.update(forumPosts)
				.set({ doubts: { fee: 1 } })
				.where(eq(forumPosts.id, postId)),
	],
	["poll", ({ topicId }) => db.update(forumPolls).set({ voterCount: 0 }).where(eq(forumPolls.topicId, topicId))],
	["poll", ({ topicId }) => db.update(forumPollCounts).set({ votes: 0 }).where(eq(forumPollCounts.topicId, topicId))],
])(
	"counters that are right make a run that counts topics, and a wrong one makes it fail with its %s (%#)",
	async (what, spoil) => {
		const place = await counted();
		expect(await checkCounters.work(db, MADE_AT)).toBeGreaterThan(0);

		await spoil(place);

		await expect(checkCounters.work(db, MADE_AT)).rejects.toThrow(what);
		await db.delete(forumTopics);
		await db.update(forumCategories).set({ topicCount: 0 });
	},
);
