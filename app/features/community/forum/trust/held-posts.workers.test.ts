import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { runTogether } from "#db/run-together.server.ts";
import {
	auditEntries,
	forumCategories,
	forumPosts,
	forumTopics,
	moderationCases,
	siteSettings,
} from "#db/schema/schema.ts";
import { makeForumCategory, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { editPost } from "../posts/change-post.server";
import { POST_KIND } from "../posts/post-kind.repository.server";
import { listDriftedTopics } from "../posts/post-numbers.repository.server";
import { removeOwnPost } from "../posts/remove-post.server";
import { writeReply } from "../posts/write-reply.server";
import { searchPosts } from "../search/search-posts.repository.server";
import { startTopic } from "../topics/start-topic.server";

const LISTS = { blockedWords: "casino", blockedHosts: "bad.example", watchedWords: "guaranteed" };
const later = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);

beforeEach(async () => {
	const loose = { ...DEFAULT_SETTINGS.forumTrusted, editsPerDay: 100 };
	await setSetting("forumNew", loose);
	await setSetting("forumLists", LISTS);
	await setSetting("forumHolds", { firstLinks: 0, editedLinkDays: 0 });
});

async function setSetting<K extends "forumNew" | "forumLists" | "forumHolds">(key: K, value: Settings[K]) {
	await db
		.insert(siteSettings)
		.values({ key, value, version: 1, updatedAt: MADE_AT })
		.onConflictDoUpdate({ target: siteSettings.key, set: { value } });
}

const topicOf = async (id: number) => (await db.select().from(forumTopics).where(eq(forumTopics.id, id)))[0];
const postOf = async (id: number) => (await db.select().from(forumPosts).where(eq(forumPosts.id, id)))[0];
const caseOf = async (postId: number) =>
	(
		await db
			.select()
			.from(moderationCases)
			.where(and(eq(moderationCases.subjectKind, "post"), eq(moderationCases.subjectId, String(postId))))
	)[0];

async function reply(topicId: number, body: string, given: { authorId?: number; now?: Date } = {}) {
	const id = given.authorId ?? (await makeUser(db)).id;
	const text = { body, deal: null, replyTo: null, clientKey: crypto.randomUUID(), now: given.now ?? MADE_AT };
	return writeReply(db, { author: { id, isModerator: false }, topicId, ...text });
}

async function written(outcome: ReturnType<typeof reply>) {
	const found = await outcome;
	if (!found.ok) throw new Error(`Not written: ${found.reason}`);
	return found;
}

describe("a post with a watched word", () => {
	test("waits hidden, without a count or a move of the topic, as a case without reports", async () => {
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		const author = await makeUser(db, { name: "Amara Okafor" });
		const before = await topicOf(topicId);

		const post = await written(reply(topicId, "Guaranteed zebra returns", { authorId: author.id, now: later(5) }));

		expect(post).toMatchObject({ number: 2, heldAt: later(5) });
		expect(await postOf(post.id)).toMatchObject({ hiddenAt: later(5), heldAt: later(5) });
		const { lastShown, postCount, activeAt, people } = before ?? {};
		expect(await topicOf(topicId)).toMatchObject({ lastShown, postCount, activeAt, people, highestNumber: 2 });
		expect(await caseOf(post.id)).toMatchObject({
			status: "open",
			hiddenBy: "watchedWords",
			hiddenAt: later(5),
			authorId: author.id,
			authorName: "Amara O.",
			path: `/forum/${topicId}/2`,
			body: "Guaranteed zebra returns",
		});
		const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.deed, "moderation.hold"));
		expect(entry).toMatchObject({ actorId: null, after: { by: "watchedWords" } });
		const reader = { userId: null, isModerator: false };
		expect(await searchPosts(db, { words: "zebra" }, { reader, now: MADE_AT, limit: 9 })).toEqual([]);
	});

	test("is shown by a decision that nothing is wrong, with all counters", async () => {
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		const { id } = await written(reply(topicId, "guaranteed"));
		await runTogether(db, POST_KIND.show(db, { id: String(id), now: later(9) }));

		expect(await postOf(id)).toMatchObject({ hiddenAt: null, heldAt: null });
		const author = (await postOf(id))?.authorId;
		const shown = await topicOf(topicId);
		expect(shown).toMatchObject({ lastShown: 2, postCount: 2, activeAt: later(9) });
		expect(shown?.people[0]).toBe(author);
		const drifted = await listDriftedTopics(db, { after: topicId - 1, limit: 1 });
		expect(drifted).toMatchObject([{ isDrifted: false }]);
	});

	test("waits no longer once it was decided to hide it", async () => {
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		const { id } = await written(reply(topicId, "guaranteed"));
		await runTogether(db, POST_KIND.hide(db, { id: String(id), mayEdit: true, now: later(9) }));
		expect(await postOf(id)).toMatchObject({ hiddenAt: MADE_AT, heldAt: null });
	});

	test("that begins a topic hides the topic, which its category counts only when it is shown", async () => {
		const category = await makeForumCategory(db);
		const author = await makeUser(db);
		const started = await startTopic(db, {
			author: { id: author.id, isModerator: false },
			category: category.key,
			kind: "discussion",
			language: "en",
			title: "Guaranteed returns",
			body: "Read on.",
			deal: null,
			tags: [],
			clientKey: crypto.randomUUID(),
			now: MADE_AT,
		});
		if (!started.ok) throw new Error("Not started");
		const countOf = async () =>
			(await db.select().from(forumCategories).where(eq(forumCategories.id, category.id)))[0]?.topicCount;
		expect(started.hiddenAt).toEqual(MADE_AT);
		expect(await topicOf(started.id)).toMatchObject({ hiddenAt: MADE_AT, lastShown: 0, postCount: 0 });
		expect(await countOf()).toBe(0);

		const [post] = await db.select().from(forumPosts).where(eq(forumPosts.topicId, started.id));
		const by = { id: author.id, isModerator: false };
		await runTogether(db, POST_KIND.show(db, { id: String(post?.id), now: later(9) }));
		expect(await topicOf(started.id)).toMatchObject({ hiddenAt: null, lastShown: 1, postCount: 1 });
		expect(await countOf()).toBe(1);
		await removeOwnPost(db, { postId: post?.id ?? 0, by, now: later(10) });
		expect(await countOf()).toBe(0);
	});
});

describe("what is on a list", () => {
	test.each([
		["Best CASINO in town", { reason: "blockedWord", found: "casino" }],
		["[here](https://shop.bad.example/x)", { reason: "blockedHost", found: "shop.bad.example" }],
	])("refuses %s", async (body, refused) => {
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		expect(await reply(topicId, body)).toEqual({ ok: false, ...refused });
		expect(await topicOf(topicId)).toMatchObject({ highestNumber: 1 });
	});

	test("is no way round by an edit of an old post", async () => {
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		const author = await makeUser(db);
		const { id: postId } = await written(reply(topicId, "A fair fee", { authorId: author.id }));
		const edit = { editor: { id: author.id, isModerator: false }, postId, deal: null, now: later(60 * 24 * 400) };
		expect(await editPost(db, { ...edit, revision: 1, body: "casino" })).toMatchObject({ reason: "blockedWord" });
		const link = "https://bad.example";
		expect(await editPost(db, { ...edit, revision: 1, body: link })).toMatchObject({ reason: "blockedHost" });

		expect(await editPost(db, { ...edit, revision: 1, body: "guaranteed" })).toMatchObject({ ok: true, isHeld: true });
		expect(await postOf(postId)).toMatchObject({ body: "guaranteed", heldAt: edit.now });
		expect(await topicOf(topicId)).toMatchObject({ lastShown: 1, postCount: 1 });
		expect(await caseOf(postId)).toMatchObject({ hiddenBy: "watchedWords", path: `/forum/${topicId}/2` });
	});
});

describe("links", () => {
	beforeEach(() => setSetting("forumHolds", { firstLinks: 1, editedLinkDays: 1 }));

	test("of a new member wait until one post with a link is approved", async () => {
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		const { id: authorId } = await makeUser(db);
		const plain = await written(reply(topicId, "No link at all", { authorId }));
		const first = await written(reply(topicId, "See https://one.example", { authorId }));
		const second = await written(reply(topicId, "Or https://two.example", { authorId }));
		expect([plain, first, second].map(({ heldAt }) => heldAt !== null)).toEqual([false, true, true]);
		expect(await caseOf(first.id)).toMatchObject({ hiddenBy: "firstLinks", status: "open" });

		await runTogether(db, POST_KIND.show(db, { id: String(first.id), now: later(9) }));
		expect((await written(reply(topicId, "And https://three.example", { authorId }))).heldAt).toBeNull();
		const edit = { editor: { id: authorId, isModerator: false }, postId: plain.id, revision: 1, deal: null };
		const body = "A link https://four.example";
		expect(await editPost(db, { ...edit, body, now: later(60 * 24) })).toMatchObject({ ok: true, isHeld: true });
		expect(await caseOf(plain.id)).toMatchObject({ hiddenBy: "editedLink" });
	});

	test("are none where they lead to the school itself, also in edits, and use up no limit", async () => {
		await setSetting("forumHolds", { firstLinks: 1, editedLinkDays: 1 });
		await setSetting("forumNew", { ...DEFAULT_SETTINGS.forumNew, links: 0 });
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		const editor = { id: (await makeUser(db)).id, isModerator: false };
		const sent = { author: editor, topicId, deal: null, replyTo: null, clientKey: crypto.randomUUID(), now: MADE_AT };
		const body = "See https://www.school.example/fr/courses/3";
		const origin = "https://school.example";
		const post = await written(writeReply(db, { ...sent, body, origin }));
		expect(post.heldAt).toBeNull();
		expect((await postOf(post.id))?.html).toContain('<a href="/fr/courses/3">');

		const edit = { editor, postId: post.id, revision: 1, deal: null, origin, now: later(60 * 24 * 2) };
		const foreign = await editPost(db, { ...edit, body: "[courses](https://school.example@evil.example)" });
		expect(foreign).toMatchObject({ reason: "limited", limit: "links" });
		const within = await editPost(db, { ...edit, body: "https://school.example/quiz" });
		expect(within).toMatchObject({ ok: true, isHeld: false });
	});
});

describe("the same from several new members", () => {
	test.each([
		["link", (at: number) => `Look ${at}: https://offer.example/deal?utm_source=${at}`],
		["text", (at: number) => `Write to me for my very own list of sellers${"!".repeat(at)}`],
	])("as a %s waits from the third account on", async (_kind, body) => {
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		const posts = [];
		for (const at of [1, 2, 3]) posts.push(await written(reply(topicId, body(at))));
		expect(posts.map(({ heldAt }) => heldAt !== null)).toEqual([false, false, true]);
		expect(await caseOf(posts[2]?.id ?? 0)).toMatchObject({ hiddenBy: "sameFromSeveral" });
	});

	test("is not the same account several times, nor a link of long ago", async () => {
		const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
		const { id: authorId } = await makeUser(db);
		for (const at of [1, 2, 3]) {
			const post = await written(reply(topicId, `No ${at} https://own.example`, { authorId }));
			expect(post.heldAt).toBeNull();
		}
		await written(reply(topicId, "Two https://own.example"));
		const late = await written(reply(topicId, "Three https://own.example", { now: later(60 * 24 * 8) }));
		expect(late.heldAt).toBeNull();
	});
});

test("a held post has one case however often it is sent", async () => {
	const topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
	const { id } = await makeUser(db);
	const sent = { author: { id, isModerator: false }, topicId, body: "guaranteed", deal: null, replyTo: null };
	const twice = { ...sent, clientKey: crypto.randomUUID(), now: MADE_AT };
	const both = await Promise.all([writeReply(db, twice), writeReply(db, twice)]);
	expect(both).toEqual(both.map(() => expect.objectContaining({ ok: true, heldAt: MADE_AT })));
	const cases = await db.select().from(moderationCases).orderBy(desc(moderationCases.id)).limit(2);
	expect(cases.filter(({ authorId }) => authorId === id)).toHaveLength(1);
});
