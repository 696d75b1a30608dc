import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { GIVEN_LEVELS, type GivenLevel } from "#db/schema/community/forum-kinds.ts";
import { forumPosts, forumTopics, forumTrustLevels, siteSettings } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { editPost } from "../posts/change-post.server";
import { removeOwnPost } from "../posts/remove-post.server";
import { writeReply } from "../posts/write-reply.server";
import { startTopic } from "../topics/start-topic.server";
import { slowTopic } from "./slow/slow-topic.server";

const later = (ms: number) => new Date(MADE_AT.getTime() + ms);
const SETTING = { new: "forumNew", member: "forumMember", regular: "forumRegular", trusted: "forumTrusted" } as const;
const LOOSE = {
	...DEFAULT_SETTINGS.forumTrusted,
	postsPerHour: 100,
	postsPerDay: 100,
	topicsPerDay: 100,
	editsPerDay: 100,
};
let made = 0;

async function setLimits(level: GivenLevel, limits: Partial<Settings["forumNew"]>) {
	const row = { key: SETTING[level], value: { ...LOOSE, ...limits }, version: 1, updatedAt: MADE_AT };
	await db
		.insert(siteSettings)
		.values(row)
		.onConflictDoUpdate({ target: siteSettings.key, set: { value: row.value } });
}

async function makeMember(level: GivenLevel) {
	const { id } = await makeUser(db);
	await db.insert(forumTrustLevels).values({ userId: id, level, reason: "Known", setAt: MADE_AT });
	return id;
}

const openTopic = async () => makeTopic(db, { authorId: (await makeUser(db)).id });

function reply(authorId: number, topicId: number, given: Partial<Parameters<typeof writeReply>[1]> = {}) {
	made += 1;
	const text = { body: `Answer ${made}`, deal: null, replyTo: null, clientKey: crypto.randomUUID(), now: MADE_AT };
	return writeReply(db, { author: { id: authorId, isModerator: false }, topicId, ...text, ...given });
}

function start(authorId: number, category: string, now = MADE_AT) {
	made += 1;
	return startTopic(db, {
		author: { id: authorId, isModerator: false },
		category,
		kind: "question",
		language: "en",
		title: `Topic ${made}`,
		body: `Question ${made}`,
		deal: null,
		tags: [],
		clientKey: crypto.randomUUID(),
		now,
	});
}

const countPosts = async (authorId: number) =>
	(await db.select().from(forumPosts).where(eq(forumPosts.authorId, authorId))).length;

describe("posts an hour", () => {
	test("of parallel posts exactly as many pass as are left, and the rest hear which limit it is", async () => {
		await setLimits("new", { postsPerHour: 3 });
		const author = await makeMember("new");
		const topicId = await openTopic();
		await reply(author, topicId);
		await reply(author, topicId);

		const both = await Promise.all(Array.from({ length: 6 }, () => reply(author, topicId)));

		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		for (const refused of both.filter(({ ok }) => !ok)) {
			expect(refused).toEqual({
				ok: false,
				reason: "limited",
				limit: "postsPerHour",
				max: 3,
				count: 3,
				endsAt: later(HOUR_MS),
			});
		}
		expect(await countPosts(author)).toBe(3);
	});

	test("any number of posts at once, whatever the limit, never exceeds it", { timeout: 60_000 }, async () => {
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }), async (most, tries) => {
				await setLimits("new", { postsPerHour: most });
				const author = await makeMember("new");
				const topics = await Promise.all([openTopic(), openTopic()]);
				await Promise.all(Array.from({ length: tries }, (_, at) => reply(author, topics[at % 2] ?? 0)));
				expect(await countPosts(author)).toBe(Math.min(most, tries));
			}),
			{ numRuns: 12 },
		);
	});

	test("removing a post gives nothing back; the end of the hour does", async () => {
		await setLimits("new", { postsPerHour: 1 });
		const author = await makeMember("new");
		const topicId = await openTopic();
		const written = await reply(author, topicId);
		if (!written.ok) throw new Error("Not written");
		const by = { id: author, isModerator: false };
		await removeOwnPost(db, { postId: written.id, by, now: later(MINUTE_MS) });

		expect(await reply(author, topicId, { now: later(2 * MINUTE_MS) })).toMatchObject({
			limit: "postsPerHour",
			count: 1,
		});
		expect(await reply(author, topicId, { now: later(HOUR_MS) })).toMatchObject({ ok: true });
	});

	test("what is refused for another reason uses nothing up, and the same post sent twice counts once", async () => {
		await setLimits("new", { postsPerHour: 1, links: 0 });
		const author = await makeMember("new");
		const topicId = await openTopic();
		expect(await reply(author, topicId, { body: "https://a.example" })).toMatchObject({
			limit: "links",
			max: 0,
			count: 1,
		});

		const sent = { clientKey: crypto.randomUUID(), body: "Once" };
		const twice = await Promise.all([1, 2, 3].map(() => reply(author, topicId, sent)));
		expect(twice.map(({ ok }) => ok)).toEqual([true, true, true]);
		expect(await countPosts(author)).toBe(1);
	});
});

test("of topics that are sent at once as many are started as may, and each of the rest is refused by the limit", async () => {
	await setLimits("new", { topicsPerDay: 3, postsPerDay: 50 });
	const author = await makeMember("new");
	const { key } = await makeForumCategory(db);
	const all = await Promise.all(Array.from({ length: 7 }, () => start(author, key)));
	expect(all.filter(({ ok }) => ok)).toHaveLength(3);
	expect(all.filter(({ ok }) => !ok)).toEqual(
		Array(4).fill(expect.objectContaining({ limit: "topicsPerDay", max: 3 })),
	);
});

describe("each level", () => {
	test.each(GIVEN_LEVELS)("%s keeps to its own limits", async (level) => {
		for (const one of GIVEN_LEVELS) await setLimits(one, { postsPerDay: 50, topicsPerDay: 50, editsPerDay: 50 });
		await setLimits(level, { postsPerDay: 3, topicsPerDay: 1, editsPerDay: 1 });
		const author = await makeMember(level);
		const [{ key }, topicId] = [await makeForumCategory(db), await openTopic()];

		const topics = await Promise.all([start(author, key), start(author, key)]);
		expect(topics.filter(({ ok }) => ok)).toHaveLength(1);
		expect(topics.find(({ ok }) => !ok)).toMatchObject({ limit: "topicsPerDay", max: 1, count: 1 });
		// The first post of the topic was a post.
		const first = await reply(author, topicId);
		expect(await reply(author, topicId)).toMatchObject({ ok: true });
		expect(await reply(author, topicId)).toMatchObject({ limit: "postsPerDay", max: 3, endsAt: later(DAY_MS) });

		if (!first.ok) throw new Error("Not written");
		const edit = { editor: { id: author, isModerator: false }, postId: first.id, deal: null, now: later(MINUTE_MS) };
		expect(await editPost(db, { ...edit, revision: 1, body: "Mended" })).toMatchObject({ ok: true });
		expect(await editPost(db, { ...edit, revision: 2, body: "Again" })).toMatchObject({ limit: "editsPerDay", max: 1 });
	});

	test("staff write without limits", async () => {
		await setLimits("new", { postsPerHour: 0 });
		const { id } = await makeUser(db, { role: "instructor" });
		const topicId = await openTopic();
		expect(await reply(id, topicId, { body: "Same" })).toMatchObject({ ok: true });
		expect(await reply(id, topicId, { body: "Same" })).toMatchObject({ ok: true });
		expect(await reply(await makeMember("new"), topicId)).toMatchObject({ limit: "postsPerHour", max: 0 });
	});
});

describe("the same text", () => {
	test("of one account is refused for five minutes, also at once and after removing it", async () => {
		await setLimits("member", {});
		const author = await makeMember("member");
		const [here, there] = [await openTopic(), await openTopic()];
		const body = "Please look at my offer";
		const both = await Promise.all([reply(author, here, { body }), reply(author, there, { body })]);
		const won = both.find(({ ok }) => ok);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "repeated", endsAt: later(5 * MINUTE_MS) });

		const postId = won?.ok ? won.id : 0;
		await removeOwnPost(db, { postId, by: { id: author, isModerator: false }, now: MADE_AT });
		expect(await reply(author, there, { body: `${body}\u200B` })).toMatchObject({ reason: "repeated" });
		expect(await reply(author, there, { body, now: later(5 * MINUTE_MS) })).toMatchObject({ ok: true });
	});

	test("of two people is their own matter", async () => {
		await setLimits("member", {});
		const topicId = await openTopic();
		for (const author of [await makeMember("member"), await makeMember("member")])
			expect(await reply(author, topicId, { body: "Thank you" })).toMatchObject({ ok: true });
	});
});

describe("slow mode", () => {
	test("lets a member write once in so many minutes, of two at once one, and says when again", async () => {
		await setLimits("member", {});
		const [author, other] = [await makeMember("member"), await makeMember("member")];
		const moderator = await makeUser(db, { role: "admin" });
		const topicId = await openTopic();
		await slowTopic(db, { topicId, minutes: 10, by: { id: moderator.id, requestId: "r" }, now: MADE_AT });

		const both = await Promise.all([reply(author, topicId), reply(author, topicId)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toEqual({
			ok: false,
			reason: "slow",
			minutes: 10,
			endsAt: later(10 * MINUTE_MS),
		});
		expect(await reply(other, topicId)).toMatchObject({ ok: true });
		expect(await reply(author, topicId, { now: later(10 * MINUTE_MS) })).toMatchObject({ ok: true });
		expect(await reply(moderator.id, topicId)).toMatchObject({ ok: true });
		expect(await reply(moderator.id, topicId)).toMatchObject({ ok: true });
	});

	test("is longer of topic and category, and ends with 0", async () => {
		await setLimits("member", {});
		const author = await makeMember("member");
		const { key } = await makeForumCategory(db, { slowSeconds: 120 });
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id, category: key });
		await reply(author, topicId);
		expect(await reply(author, topicId)).toMatchObject({ reason: "slow", minutes: 2 });
		await db.update(forumTopics).set({ slowMinutes: 0 }).where(eq(forumTopics.id, topicId));
		expect(await reply(author, topicId, { now: later(2 * MINUTE_MS) })).toMatchObject({ ok: true });
	});
});

test("what ships with the school is written without limits", async () => {
	await setLimits("new", { postsPerHour: 0 });
	const [author, topicId] = [await makeMember("new"), await openTopic()];
	expect((await makeReply(db, { authorId: author, topicId })).number).toBe(2);
});
