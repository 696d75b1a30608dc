import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { forumPosts, forumReads, forumTopics, forumTopicTags, notifications } from "#db/schema/schema.ts";
import { makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { removeOwnPost, restoreOwnPost } from "../posts/remove-post.server";
import { moveReadPosition } from "../reading/move-read-position.server";
import { chooseLevel, markRead } from "../reading/reads.repository.server";
import { searchPosts } from "../search/search-posts.repository.server";
import { topicPageData } from "../topic/topic-page-data.server";
import { acceptAnswer } from "./accept-answer.server";
import { mergeTopics, splitTopic } from "./split-topic.server";
import { listTopics, listUnreadTopics } from "./topic-lists.repository.server";

const at = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);
const now = at(60);
const VISITOR = { userId: null, isModerator: false };
const member = (id: number) => ({ id, isModerator: false });
const userOf = async () => (await makeUser(db)).id;
const by = { id: 0, requestId: "test" };

beforeAll(async () => {
	by.id = await userOf();
});

async function topicOf(id: number) {
	const [topic] = await db.select().from(forumTopics).where(eq(forumTopics.id, id));
	return topic;
}

async function readOf(userId: number, topicId: number) {
	const [read] = await db
		.select()
		.from(forumReads)
		.where(and(eq(forumReads.userId, userId), eq(forumReads.topicId, topicId)));
	return read && { lastRead: read.lastRead, level: read.level };
}

async function unreadOf(userId: number, topicId: number) {
	const listed = await listUnreadTopics(db, { userId, now });
	const row = listed.find(({ id }) => id === topicId);
	return row && { unread: row.unread, firstUnread: row.firstUnread };
}

async function split(topicId: number, numbers: number[], title = "Aside") {
	const done = await splitTopic(db, { topicId, numbers, title, clientKey: crypto.randomUUID(), by, now });
	if (!done.ok) throw new Error(`No split: ${done.reason}`);
	return done.topicId;
}

async function pageOf(topicId: number, number: number | null, viewerId: number | null = null) {
	const viewer = viewerId === null ? null : member(viewerId);
	const context = {
		language: "en",
		timeZone: "UTC",
		origin: "https://school.example",
		prefix: "de",
		scale: 1,
	} as const;
	const found = await topicPageData(db, { topicId, number, viewer, ...context, now });
	if (!found || found.movedTo !== undefined) throw new Error(`No page: ${found?.movedTo}`);
	return found;
}

async function discussed(replies: number) {
	const [asker, other] = [await userOf(), await userOf()];
	const topicId = await makeTopic(db, { authorId: asker });
	const reply = (body = "Five thousand.", minute = 1) =>
		makeReply(db, { authorId: other, topicId, body, now: at(minute) });
	for (let made = 0; made < replies; made += 1) await reply();
	return { asker, other, topicId, reply };
}

describe("whoever reads a topic", () => {
	test("has no fewer and no more unread posts for those that were split off", async () => {
		const { asker, topicId, reply } = await discussed(9);
		await markRead(db, { userId: asker, topicId, number: 3, now });
		await split(topicId, [4, 5, 6, 7, 8, 9]);
		expect(await unreadOf(asker, topicId)).toEqual({ unread: 1, firstUnread: 10 });
		const { number } = await reply();
		expect(await unreadOf(asker, topicId)).toEqual({ unread: 2, firstUnread: 10 });
		await markRead(db, { userId: asker, topicId, number, now });
		expect(await unreadOf(asker, topicId)).toBeUndefined();
	});

	test("opens it at the first unread post that is there, and turns pages over those that were moved or removed", async () => {
		const { asker, other, topicId, reply } = await discussed(62);
		await markRead(db, { userId: asker, topicId, number: 20, now });
		await split(
			topicId,
			Array.from({ length: 20 }, (_, place) => 21 + place),
		);
		const traces = await db.select().from(forumPosts).where(eq(forumPosts.topicId, topicId));
		for (const { id, number } of traces) {
			if (number > 40 && number < 45) await removeOwnPost(db, { postId: id, by: member(other), now });
		}
		await split(topicId, [61]);
		await reply();

		const opened = await pageOf(topicId, null, asker);
		expect([opened.pages.start, opened.opensAt]).toEqual([41, 45]);
		expect(opened.pages).toMatchObject({ previous: `/forum/${topicId}/1`, next: `/forum/${topicId}/62` });
		const first = await pageOf(topicId, 1, asker);
		expect(first.pages).toMatchObject({ previous: null, next: `/forum/${topicId}/41` });
		expect((await pageOf(topicId, 62)).canonical).toBe(`/en/forum/${topicId}/62`);
	});

	test("reads the topic that it is merged into, with all that was unread there", async () => {
		const { asker, other, topicId } = await discussed(2);
		const [stranger, behind, upToDate, muting] = [await userOf(), await userOf(), await userOf(), await userOf()];
		const into = await makeTopic(db, { authorId: stranger });
		await makeReply(db, { authorId: stranger, topicId: into });
		await markRead(db, { userId: behind, topicId: into, number: 1, now }, "watch");
		await markRead(db, { userId: upToDate, topicId: into, number: 2, now });
		for (const userId of [behind, upToDate]) await markRead(db, { userId, topicId, number: 2, now });
		await db.batch([
			chooseLevel(db, { userId: muting, topicId, level: "mute", now }),
			chooseLevel(db, { userId: upToDate, topicId, level: "watch", now }),
		]);

		await mergeTopics(db, { topicId, into, by, now });

		expect(await readOf(asker, into)).toEqual({ lastRead: 3, level: "watch" });
		expect(await readOf(other, into)).toEqual({ lastRead: 5, level: "watch" });
		expect(await readOf(behind, into)).toEqual({ lastRead: 1, level: "watch" });
		expect(await readOf(upToDate, into)).toEqual({ lastRead: 4, level: "watch" });
		expect(await readOf(muting, into)).toEqual({ lastRead: 2, level: "mute" });
		expect(await unreadOf(behind, into)).toEqual({ unread: 4, firstUnread: 2 });
	});

	test("has read what they were told of a post that was moved, once they read that, and not before", async () => {
		const { asker, topicId } = await discussed(3);
		const path = `/forum/${topicId}/3`;
		await db.insert(notifications).values({
			...{ userId: asker, kind: "forumReplied", groupKey: "1", ids: {}, path },
			at: now,
		});
		const to = await split(topicId, [3]);
		const isRead = async () => {
			const [told] = await db.select().from(notifications).where(eq(notifications.userId, asker));
			return told?.readAt !== null;
		};
		const user = { id: asker, role: "student" as const, capabilities: [] };
		await moveReadPosition(db, { user, topicId, number: 4, now });
		expect(await isRead()).toBe(false);
		await moveReadPosition(db, { user, topicId: to, number: 1, now });
		expect(await isRead()).toBe(true);
	});
});

describe("a topic that was split off", () => {
	test("is by who wrote its first post, and found by its title", async () => {
		const { other, topicId } = await discussed(2);
		const to = await split(topicId, [2, 3], "Wolverines in the loft");
		expect(await topicOf(to)).toMatchObject({ authorId: other, people: [other], postCount: 2 });
		const found = await searchPosts(db, { words: "wolverines" }, { reader: VISITOR, now, limit: 5 });
		expect(found.map(({ topicId: id, number }) => [id, number])).toEqual([[to, 1]]);
		await mergeTopics(db, { topicId: to, into: topicId, by, now });
		expect(await searchPosts(db, { words: "wolverines" }, { reader: VISITOR, now, limit: 5 })).toEqual([]);
	});

	test("is withdrawn with its first post, and counted when that is brought back", async () => {
		const { other, topicId } = await discussed(2);
		const [second] = await db
			.select()
			.from(forumPosts)
			.where(and(eq(forumPosts.topicId, topicId), eq(forumPosts.number, 2)));
		const own = { postId: second?.id ?? 0, by: member(other), now };
		await removeOwnPost(db, own);
		const to = await split(topicId, [2, 3]);
		const categoryId = (await topicOf(to))?.categoryId ?? 0;
		const listed = async () => {
			const asked = { reader: VISITOR, filter: { categoryId }, now };
			const topics = await listTopics(db, asked, { sort: "activity", after: null, limit: 5 });
			return topics.map(({ id }) => id);
		};
		expect(await listed()).toEqual([topicId]);
		await restoreOwnPost(db, own);
		expect((await listed()).toSorted()).toEqual([topicId, to].toSorted());
	});
});

describe("what is moved", () => {
	test("keeps the accepted answer where the target is a question without one", async () => {
		const { asker, topicId, reply } = await discussed(1);
		const { id: postId } = await reply();
		await acceptAnswer(db, { postId, by: member(asker), isOn: true, now });
		const [into, talk] = [
			await makeTopic(db, { authorId: asker }),
			await makeTopic(db, { authorId: asker, kind: "discussion" }),
		];
		await mergeTopics(db, { topicId, into, by, now });
		expect((await topicOf(into))?.acceptedNumber).toBe(4);
		await mergeTopics(db, { topicId: into, into: talk, by, now });
		expect((await topicOf(talk))?.acceptedNumber).toBeNull();
	});

	test("orders lists by tag as it orders all lists", async () => {
		const authorId = await userOf();
		const topicId = await makeTopic(db, { authorId, tags: ["ladders"] });
		await makeReply(db, { authorId, topicId, now: at(7) });
		await split(topicId, [2]);
		const [tag] = await db.select().from(forumTopicTags).where(eq(forumTopicTags.topicId, topicId));
		expect([(await topicOf(topicId))?.activeAt, tag?.activeAt]).toEqual([at(0), at(0)]);
	});

	test("leads to what it answers and quotes, wherever either has gone", async () => {
		const { asker, topicId, reply } = await discussed(0);
		await reply("Thirty percent.");
		const quote = (number: number) => `> [!quote Ben O., ${number}] thirty\n\nNo.`;
		for (const body of [quote(2), quote(3)]) {
			await makeReply(db, { authorId: asker, topicId, body, replyTo: 2, now: at(2) });
		}
		const to = await split(topicId, [3, 4]);
		const parts = async (id: number) =>
			(await pageOf(id, 1)).posts.flatMap((post) =>
				post.kind === "post"
					? [[post.replyTo?.to, /class="quoted" href="([^"]*)"/.exec(post.content?.html ?? "")?.[1]]]
					: [],
			);
		expect(await parts(to)).toEqual([
			[`/forum/${topicId}/2#post-2`, `/de/forum/${topicId}/2#post-2`],
			[`/forum/${topicId}/2#post-2`, `/de/forum/${topicId}/3#post-3`],
		]);

		await mergeTopics(db, { topicId: to, into: topicId, by, now });
		expect((await parts(topicId)).slice(2)).toEqual([
			[`/forum/${topicId}/2#post-2`, "#post-2"],
			[`/forum/${topicId}/2#post-2`, `/de/forum/${topicId}/3#post-3`],
		]);
	});
});
