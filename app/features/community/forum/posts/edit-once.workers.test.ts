import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import {
	forumCategories,
	forumPosts,
	forumTopics,
	moderationCases,
	moderationDecisions,
	siteSettings,
} from "#db/schema/schema.ts";
import { decide, latestCase, ORIGIN, report } from "#tests/community/cases.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { searchPosts } from "../search/search-posts.repository.server";
import { topicPageData } from "../topic/topic-page-data.server";
import { editPost } from "./change-post.server";
import { listDriftedTopics } from "./post-numbers.repository.server";

const later = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);
const VISITOR = { userId: null, isModerator: false };

let author = { id: 0 };
let moderator = { id: 0 };
let topicId = 0;
let post = { id: 0, number: 0 };
beforeEach(async () => {
	[author, moderator] = [await makeUser(db), await makeUser(db, { role: "admin" })];
	topicId = await makeTopic(db, { authorId: (await makeUser(db)).id });
	post = await makeReply(db, { authorId: author.id, topicId, body: "Write to me for my wombat list." });
});

const postOf = async (id = post.id) => (await db.select().from(forumPosts).where(eq(forumPosts.id, id)))[0];
const topicOf = async (id = topicId) => (await db.select().from(forumTopics).where(eq(forumTopics.id, id)))[0];
const found = async (words: string) =>
	(await searchPosts(db, { words }, { reader: VISITOR, now: later(60), limit: 9 })).map(({ id }) => id);

async function hidePost(id = post.id) {
	await report(db, { subject: { kind: "post", id: String(id) }, by: (await makeUser(db)).id, now: later(1) });
	const { id: caseId } = await latestCase(db);
	const made = await decide(db, { id: caseId, by: moderator.id, outcome: "hidden", now: later(2) });
	if (!made.ok) throw new Error(made.reason);
	return made.decisionId;
}

async function edit(body: string, given: Partial<Parameters<typeof editPost>[1]> = {}) {
	const postId = given.postId ?? post.id;
	const { revision = 1 } = (await postOf(postId)) ?? {};
	const editor = { id: author.id, isModerator: false };
	return editPost(db, { editor, postId, revision, body, deal: null, withoutLimits: true, now: later(20), ...given });
}

const traceOf = async (viewer: { id: number; isModerator: boolean } | null) => {
	const page = await topicPageData(db, {
		topicId,
		number: null,
		viewer,
		language: "en",
		timeZone: "UTC",
		origin: ORIGIN,
		prefix: null,
		scale: 1,
		now: later(30),
	});
	return page && page.movedTo === undefined ? page.posts.find(({ number }) => number === post.number) : undefined;
};

describe("a post that a decision has hidden", () => {
	test("is shown by the one edit of its author, with counters, search and the decision", async () => {
		const decisionId = await hidePost();
		expect(await postOf()).toMatchObject({ hiddenAt: later(2), mayEditOnce: true });
		expect(await topicOf()).toMatchObject({ lastShown: 1, postCount: 1 });
		expect(await found("wombat")).toEqual([]);

		expect(await edit("My numoat numbers, without a list.")).toMatchObject({ ok: true, isHeld: false });

		expect(await postOf()).toMatchObject({ hiddenAt: null, heldAt: null, mayEditOnce: false, revision: 2 });
		expect(await topicOf()).toMatchObject({ lastShown: 2, postCount: 2 });
		expect(await listDriftedTopics(db, { after: topicId - 1, limit: 1 })).toMatchObject([{ isDrifted: false }]);
		expect([await found("numoat"), await found("wombat")]).toEqual([[post.id], []]);
		const [decision] = await db.select().from(moderationDecisions).where(eq(moderationDecisions.id, decisionId));
		expect(decision).toMatchObject({ editedAt: later(20), liftedAt: null });
		expect(await traceOf(null)).toMatchObject({ kind: "post" });
	});

	test("leads its author alone to the decision", async () => {
		const decisionId = await hidePost();
		expect(await traceOf({ id: author.id, isModerator: false })).toMatchObject({
			isDecided: true,
			mayEdit: true,
			decisionPath: `/decisions/${decisionId}`,
		});
		for (const other of [null, { id: (await makeUser(db)).id, isModerator: false }]) {
			expect(await traceOf(other)).toMatchObject({
				isDecided: true,
				mayEdit: false,
				decisionPath: null,
				content: null,
			});
		}
	});

	test("stays hidden when a moderator edits it, and the author keeps the edit", async () => {
		await hidePost();
		const editor = { id: moderator.id, isModerator: true };
		expect(await edit("Without the offer.", { editor })).toMatchObject({ ok: true });
		expect(await postOf()).toMatchObject({ hiddenAt: later(2), mayEditOnce: true });
	});

	test("can be edited by its author in a closed topic too", async () => {
		await hidePost();
		await db
			.update(forumTopics)
			.set({ closedAt: later(3) })
			.where(eq(forumTopics.id, topicId));
		expect(await edit("Without the offer.")).toMatchObject({ ok: true });
		expect(await edit("Another offer.")).toEqual({ ok: false, reason: "closed" });
	});

	test("that begins a topic brings the topic back, in its category as well", async () => {
		const category = await makeForumCategory(db);
		const own = await makeTopic(db, { authorId: author.id, category: category.key });
		const [opening] = await db.select().from(forumPosts).where(eq(forumPosts.topicId, own));
		const postId = opening?.id ?? 0;
		const counted = async () =>
			(await db.select().from(forumCategories).where(eq(forumCategories.id, category.id)))[0]?.topicCount;
		await hidePost(postId);
		expect([(await topicOf(own))?.hiddenAt, await counted()]).toEqual([later(2), 0]);

		expect(await edit("What does a deal cost?", { postId })).toMatchObject({ ok: true });
		expect(await topicOf(own)).toMatchObject({ hiddenAt: null, lastShown: 1, postCount: 1 });
		expect(await counted()).toBe(1);
	});

	test("waits for a moderator when the edit has a watched word; the decision is used all the same", async () => {
		const lists = { blockedWords: "", blockedHosts: "", watchedWords: "guaranteed" };
		for (const [key, value] of [
			["forumNew", { ...DEFAULT_SETTINGS.forumTrusted, editsPerDay: 100 }],
			["forumLists", lists],
		] as const) {
			await db.insert(siteSettings).values({ key, value, version: 1, updatedAt: MADE_AT });
		}
		await hidePost();
		expect(await edit("Guaranteed returns.", { withoutLimits: false })).toMatchObject({ ok: true, isHeld: true });
		expect(await postOf()).toMatchObject({ hiddenAt: later(20), heldAt: later(20), mayEditOnce: false });

		const [held] = await db.select().from(moderationCases).orderBy(desc(moderationCases.id)).limit(1);
		expect(held).toMatchObject({ status: "open", hiddenBy: "watchedWords" });
		await decide(db, { id: held?.id ?? 0, by: moderator.id, outcome: "kept", now: later(30) });
		expect(await postOf()).toMatchObject({ hiddenAt: null, heldAt: null });
		expect(await topicOf()).toMatchObject({ lastShown: 2, postCount: 2 });
	});
});

test("of two edits at once one uses it up, and a report in between keeps the post hidden", async () => {
	await hidePost();
	const both = await Promise.all([edit("One text."), edit("Another text.")]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await postOf()).toMatchObject({ hiddenAt: null, mayEditOnce: false });

	await hidePost();
	const subject = { kind: "post", id: String(post.id) };
	await report(db, {
		subject,
		by: (await makeUser(db, { role: "admin" })).id,
		isModerator: true,
		reason: "childSafety",
	});
	expect(await edit("A third text.")).toMatchObject({ ok: true });
	expect(await postOf()).toMatchObject({ hiddenAt: later(2), mayEditOnce: false });
});

test("a post that waits for a decision is not shown by an edit", async () => {
	const subject = { kind: "post", id: String(post.id) };
	await report(db, { subject, by: (await makeUser(db)).id, reason: "childSafety", now: later(1) });
	expect(await edit("Changed.")).toMatchObject({ ok: true });
	expect(await postOf()).toMatchObject({ hiddenAt: later(1), mayEditOnce: false });
	expect(await traceOf(null)).toMatchObject({ kind: "trace", isDecided: false });
});
