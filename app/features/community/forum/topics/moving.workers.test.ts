import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { firstRow } from "#db/first-row.ts";
import { forumCategories, forumPosts, forumReads, forumTopics } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { listPosts } from "../posts/posts.repository.server";
import { react } from "../reading/react.server";
import { markRead } from "../reading/reads.repository.server";
import { acceptAnswer } from "./accept-answer.server";
import { moderateTopic } from "./moderate-topic.server";
import { findMovedPost } from "./move-posts.repository.server";
import { mergeTopics, splitTopic } from "./split-topic.server";
import { listTopics } from "./topic-lists.repository.server";

const at = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);

async function topicOf(id: number) {
	const topic = firstRow(await db.select().from(forumTopics).where(eq(forumTopics.id, id)));
	if (!topic) throw new Error("No topic");
	return topic;
}

const postsOf = (topicId: number) => listPosts(db, { topicId, from: 1, limit: 100 });

/** A question with four answers: by two others in turn, the third to the second. */
async function discussed() {
	const [asker, one, two, moderator] = [await makeUser(db), await makeUser(db), await makeUser(db), await makeUser(db)];
	const topicId = await makeTopic(db, { authorId: asker.id });
	const replies = [
		await makeReply(db, { authorId: one.id, topicId, body: "Second", now: at(1) }),
		await makeReply(db, { authorId: two.id, topicId, body: "Third", replyTo: 2, now: at(2) }),
		await makeReply(db, { authorId: one.id, topicId, body: "Fourth", replyTo: 3, now: at(3) }),
		await makeReply(db, { authorId: two.id, topicId, body: "Fifth", replyTo: 1, now: at(4) }),
	];
	return { asker, one, two, topicId, replies, by: { id: moderator.id, requestId: "test" } };
}

describe("splitting a topic", () => {
	test("gives new numbers, keeps marks and replies, and old addresses lead on", async () => {
		const { asker, one, topicId, replies, by } = await discussed();
		const third = replies[1]?.id ?? 0;
		await react(db, { postId: third, userId: asker.id, name: "thanks", isOn: true, now: at(5) });
		await acceptAnswer(db, { postId: third, by: { id: asker.id, isModerator: false }, isOn: true, now: at(5) });
		await markRead(db, { userId: one.id, topicId, number: 3, now: at(5) });

		const split = await splitTopic(db, {
			topicId,
			numbers: [3, 4],
			title: "Aside",
			clientKey: "split",
			by,
			now: at(6),
		});

		const to = split.ok ? split.topicId : 0;
		const moved = await postsOf(to);
		expect(moved.map((post) => [post.number, post.body, post.replyTo, post.replyTopicId, post.participant])).toEqual([
			[1, "Third", 2, topicId, 3],
			[2, "Fourth", 1, null, 2],
		]);
		expect(moved[0]?.reactions).toEqual({ thanks: 1 });
		expect(await topicOf(to)).toMatchObject({ highestNumber: 2, lastShown: 2, postCount: 2, activeAt: at(3) });
		expect(await topicOf(topicId)).toMatchObject({
			highestNumber: 6,
			lastShown: 5,
			postCount: 3,
			acceptedNumber: null,
		});
		expect((await postsOf(topicId)).at(-1)).toMatchObject({
			kind: "note",
			note: { deed: "split", topicId: to, count: 2 },
		});
		expect(await findMovedPost(db, { topicId, number: 4 })).toEqual([{ id: replies[2]?.id, topicId: to, number: 2 }]);
		const reads = await db.select().from(forumReads).where(eq(forumReads.topicId, to));
		expect(reads.find(({ userId }) => userId === one.id)).toMatchObject({ lastRead: 2, level: "watch" });
	});

	test("leaves the first post, and refuses numbers that are not there", async () => {
		const { topicId, by } = await discussed();
		const split = { topicId, title: "Aside", clientKey: crypto.randomUUID(), by, now: at(6) };

		expect(await splitTopic(db, { ...split, numbers: [1, 2] })).toEqual({ ok: false, reason: "first" });
		expect(await splitTopic(db, { ...split, numbers: [9] })).toEqual({ ok: false, reason: "notFound" });
	});

	test("of two moderators at once one moves a post", async () => {
		const { topicId, by } = await discussed();
		const split = { topicId, numbers: [3], title: "Aside", by, now: at(6) };

		const both = await Promise.all(
			["a", "b"].map((key) => splitTopic(db, { ...split, clientKey: `${key}${crypto.randomUUID()}` })),
		);

		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: expect.stringMatching(/changed|notFound/) });
		expect(await topicOf(topicId)).toMatchObject({ postCount: 4 });
	});
});

test("merging puts all posts behind those of the other topic, which then stands for both", async () => {
	const { one, topicId, by } = await discussed();
	const into = await makeTopic(db, { authorId: one.id, now: at(0) });

	expect(await mergeTopics(db, { topicId, into, by, now: at(9) })).toEqual({ ok: true, topicId: into });

	const posts = (await postsOf(into)).filter(({ kind }) => kind === "post");
	expect(posts.map(({ number, replyTo }) => [number, replyTo])).toEqual([
		[1, null],
		[2, null],
		[3, null],
		[4, 3],
		[5, 4],
		[6, 2],
	]);
	expect(posts.filter(({ authorId }) => authorId === one.id).map(({ participant }) => participant)).toEqual([1, 1, 1]);
	expect(await topicOf(into)).toMatchObject({ postCount: 6, lastShown: 6, activeAt: at(4) });
	expect(await topicOf(topicId)).toMatchObject({ mergedInto: into, postCount: 0 });
	expect(await findMovedPost(db, { topicId, number: 5 })).toMatchObject([{ topicId: into, number: 6 }]);
});

test("a topic that is hidden is counted nowhere, also when it is moved and merged", async () => {
	const { id: authorId } = await makeUser(db);
	const [from, to] = [await makeForumCategory(db), await makeForumCategory(db)];
	const [topicId, into] = [await makeTopic(db, { authorId, category: from.key }), await makeTopic(db, { authorId })];
	await db
		.update(forumTopics)
		.set({ hiddenAt: at(1) })
		.where(eq(forumTopics.id, topicId));
	await db.update(forumCategories).set({ topicCount: 0 }).where(eq(forumCategories.id, from.id));
	const by = { id: authorId, requestId: "test" };

	await moderateTopic(db, { deed: "move", category: to.key }, { topicId, by, now: at(8) });
	await mergeTopics(db, { topicId, into, by, now: at(9) });

	expect((await topicOf(topicId)).mergedInto).toBe(into);
	const categories = await db.select().from(forumCategories);
	const counts = [from, to].map(({ id }) => categories.find((category) => category.id === id)?.topicCount);
	expect(counts).toEqual([0, 0]);
});

test("a moderator closes, pins and moves a topic; lists show it where it is", async () => {
	const { topicId, by } = await discussed();
	const other = await makeForumCategory(db);
	const deed = (change: Parameters<typeof moderateTopic>[1]) => moderateTopic(db, change, { topicId, by, now: at(9) });

	await deed({ deed: "close" });
	await deed({ deed: "move", category: other.key });

	expect(await topicOf(topicId)).toMatchObject({ categoryId: other.id, closedAt: at(9), postCount: 5, lastShown: 5 });
	const notes = await db.select().from(forumPosts).where(eq(forumPosts.topicId, topicId)).orderBy(forumPosts.number);
	expect(notes.flatMap(({ note }) => note?.deed ?? [])).toEqual(["closed", "moved"]);
	expect(await deed({ deed: "move", category: "nowhere" })).toEqual({ ok: false, reason: "noCategory" });

	const reader = { userId: null, isModerator: false };
	const asked = { reader, filter: { categoryId: other.id }, now: at(9) };
	const list = () => listTopics(db, asked, { sort: "activity", after: null, limit: 10 });
	expect((await list()).map(({ id }) => id)).toEqual([topicId]);
	await deed({ deed: "pin" });
	expect((await list()).map(({ id, pinnedAt }) => [id, pinnedAt])).toEqual([[topicId, at(9)]]);
});
