import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { blockMember } from "#app/features/community/blocks/face.server.ts";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { firstRow } from "#db/first-row.ts";
import type { DealLine } from "#db/schema/community/forum-kinds.ts";
import { forumLineDoubts, forumPosts, forumTopics, forumTrustLevels, siteSettings, users } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeSilence, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeUser } from "#tests/factories.ts";
import { eraseTexts } from "../erasing/erase-texts.server";
import { removeOwnPost } from "../posts/remove-post.server";
import { postsOfPage } from "../topic/topic-page.repository.server";
import { moderateTopic } from "../topics/moderate-topic.server";
import { COMMENT_KIND } from "./comment-kind.repository.server";
import { doubtLine, removeComment, takeDoubtBack } from "./doubt-line.server";
import { listDoubts } from "./doubts.repository.server";

const DEAL = {
	place: "Setúbal",
	currency: "EUR",
	asking: 118_000,
	afterRepairValue: 196_000,
	marginPercent: 30,
	repairs: 24_000,
	fee: 9_000,
};
const now = new Date(MADE_AT.getTime() + 30 * MINUTE_MS);
let asker = 0;
let reader = 0;
let topicId = 0;
let postId = 0;

beforeEach(async () => {
	asker = (await makeUser(db, { name: "Mira Kern" })).id;
	reader = (await makeUser(db, { name: "Ben Ode" })).id;
	topicId = await makeTopic(db, { authorId: asker, kind: "dealReview", deal: DEAL });
	postId = await postAt(1);
});

async function postAt(number: number) {
	const at = and(eq(forumPosts.topicId, topicId), eq(forumPosts.number, number));
	return firstRow(await db.select({ id: forumPosts.id }).from(forumPosts).where(at))?.id ?? 0;
}

type Given = Partial<Parameters<typeof doubtLine>[1]>;
const doubt = (userId: number, line: DealLine = "repairs", comment = "", given: Given = {}) =>
	doubtLine(db, { postId, line, comment, by: { id: userId, isModerator: false }, withoutLimits: true, now, ...given });

async function countsOf(id = postId) {
	return firstRow(await db.select({ doubts: forumPosts.doubts }).from(forumPosts).where(eq(forumPosts.id, id)))?.doubts;
}
async function stateOfTopic() {
	const state = { version: forumTopics.version, activeAt: forumTopics.activeAt, postCount: forumTopics.postCount };
	const [topic] = await db.select(state).from(forumTopics).where(eq(forumTopics.id, topicId));
	if (!topic) throw new Error("No topic");
	return topic;
}
async function commentsFor(userId: number | null) {
	const listed = await listDoubts(db, { posts: postsOfPage({ topicId, from: 1 }), userId });
	return listed.map(({ comment }) => comment).sort();
}

describe("a doubt", () => {
	test("of one member that arrives many times at once counts once", async () => {
		const written = await Promise.all(Array.from({ length: 5 }, () => doubt(reader)));
		expect(written.every(({ ok }) => ok)).toBe(true);
		expect(await countsOf()).toEqual({ repairs: 1 });
	});

	test("counts for its line, and is taken back with its comment", async () => {
		const other = (await makeUser(db)).id;
		await doubt(reader, "repairs", "Too low.");
		await doubt(other);
		await doubt(reader, "fee");
		expect(await countsOf()).toEqual({ repairs: 2, fee: 1 });
		await takeDoubtBack(db, { postId, line: "repairs", userId: reader });
		await takeDoubtBack(db, { postId, line: "repairs", userId: reader });
		expect(await countsOf()).toEqual({ repairs: 1, fee: 1 });
		expect(await commentsFor(null)).toEqual([]);
	});

	test("does not move the topic up, and visitors get another page", async () => {
		const before = await stateOfTopic();
		await doubt(reader, "repairs", "Too low.");
		const after = await stateOfTopic();
		expect(after).toEqual({ ...before, version: before.version + 1 });
		await removeComment(db, { postId, line: "repairs", userId: reader });
		expect((await stateOfTopic()).version).toBe(after.version + 1);
	});

	test("is refused for the own sheet, for a post without one, and where the topic is closed", async () => {
		expect(await doubt(asker)).toEqual({ ok: false, reason: "ownSheet" });
		const plain = await makeReply(db, { authorId: asker, topicId });
		expect(await doubt(reader, "fee", "", { postId: plain.id })).toEqual({ ok: false, reason: "notFound" });
		await moderateTopic(db, { deed: "close" }, { topicId, by: { id: asker, requestId: "r" }, now });
		expect(await doubt(reader)).toEqual({ ok: false, reason: "closed" });
		expect(await countsOf()).toEqual({});
	});

	test("is refused where the post is withdrawn, its author suspended, or the category closed to the member", async () => {
		const answer = await makeReply(db, { authorId: asker, topicId, deal: DEAL });
		await removeOwnPost(db, { postId: answer.id, by: { id: asker, isModerator: false }, now });
		expect(await doubt(reader, "fee", "", { postId: answer.id })).toMatchObject({ reason: "notFound" });
		await db.update(users).set({ suspendedAt: now }).where(eq(users.id, asker));
		expect(await doubt(reader)).toMatchObject({ reason: "notFound" });
		await db.update(users).set({ suspendedAt: null }).where(eq(users.id, asker));
		const { course } = await makeCourse(db);
		const closed = await makeForumCategory(db, { access: "course", courseId: course.id });
		await db.update(forumTopics).set({ categoryId: closed.id }).where(eq(forumTopics.id, topicId));
		expect(await doubt(reader)).toMatchObject({ reason: "notFound" });
	});

	test.each(["author", "reader"])("is refused where the %s has blocked the other", async (who) => {
		const [userId, blockedId] = who === "author" ? [asker, reader] : [reader, asker];
		await blockMember(db, { userId, blockedId, now });
		expect(await doubt(reader, "repairs", "Too low.")).toEqual({ ok: false, reason: "unreachable" });
		expect(await countsOf()).toEqual({});
	});

	test("is refused while a moderator has silenced the member", async () => {
		await makeSilence(db, { userId: reader, startsAt: MADE_AT, endsAt: null });
		expect(await doubt(reader)).toEqual({ ok: false, reason: "silenced", until: null });
	});
});

describe("a comment", () => {
	test("is cleaned as posts are, and the next one replaces it", async () => {
		await doubt(reader, "repairs", "Too\u202E low.\u200B");
		expect(await commentsFor(null)).toEqual(["Too low."]);
		await doubt(reader, "repairs", "Far too low.");
		expect(await commentsFor(null)).toEqual(["Far too low."]);
		expect(await countsOf()).toEqual({ repairs: 1 });
	});

	test("keeps to the lists of the forum, and counts as a post", async () => {
		const lists = { ...DEFAULT_SETTINGS.forumLists, blockedWords: "hedgehog", watchedWords: "badger" };
		const row = { key: "forumLists", value: lists, version: 1, updatedAt: MADE_AT };
		await db.insert(siteSettings).values(row);
		await db.insert(forumTrustLevels).values({ userId: reader, level: "new", reason: "Known", setAt: MADE_AT });
		const limited = (comment: string) => doubt(reader, "repairs", comment, { withoutLimits: false });
		expect(await limited("A hedgehog.")).toMatchObject({ ok: false, reason: "blockedWord" });
		expect(await limited("A badger.")).toEqual({ ok: false, reason: "watched" });
		expect(await commentsFor(null)).toEqual([]);
		const most = DEFAULT_SETTINGS.forumNew.postsPerHour;
		for (let at = 0; at < most; at += 1) expect(await limited(`Comment ${at}`)).toEqual({ ok: true });
		expect(await limited("One more.")).toMatchObject({ ok: false, reason: "limited", limit: "postsPerHour" });
		expect(await doubt(reader, "fee", "", { withoutLimits: false })).toEqual({ ok: true });
	});

	test("of a suspended member is left out, and of a blocked one for who blocked them", async () => {
		const other = (await makeUser(db)).id;
		await doubt(reader, "repairs", "Too low.");
		await doubt(other, "fee", "Too high.");
		await blockMember(db, { userId: asker, blockedId: other, now });
		expect(await commentsFor(asker)).toEqual(["Too low."]);
		await db.update(users).set({ suspendedAt: now }).where(eq(users.id, reader));
		expect(await commentsFor(null)).toEqual(["Too high."]);
	});

	test("is removed by its author, once; the doubt stays", async () => {
		const remove = (userId: number) => removeComment(db, { postId, line: "repairs", userId });
		await doubt(reader, "repairs", "Too low.");
		expect(await remove(asker)).toBe(false);
		expect([await remove(reader), await remove(reader)]).toEqual([true, false]);
		expect(await commentsFor(null)).toEqual([]);
		expect(await countsOf()).toEqual({ repairs: 1 });
	});
});

describe("a reported comment", () => {
	const find = async (id: string, asked: { userId: number | null; isModerator: boolean }) =>
		firstRow(await COMMENT_KIND.find(db, { id, reader: asked, now }));
	const VISITOR = { userId: null, isModerator: false };
	let id = "";

	beforeEach(async () => {
		await doubt(reader, "repairs", "Too low.");
		const ofPost = eq(forumLineDoubts.postId, postId);
		id = String(firstRow(await db.select({ id: forumLineDoubts.id }).from(forumLineDoubts).where(ofPost))?.id);
	});

	test("is found with its author and page, and not where there is none", async () => {
		const found = await find(id, VISITOR);
		const path = `/forum/${topicId}/1`;
		expect(found).toMatchObject({ id, authorId: reader, authorName: "Ben O.", text: "Too low.", path, state: "shown" });
		for (const none of ["0", "x", "1e3", `${id}/1`]) expect(await find(none, VISITOR)).toBeFalsy();
	});

	test.each([
		["hide", "hidden"],
		["remove", "removed"],
	] as const)("that moderators %s is read by its author alone, still counts, and comes back", async (deed, state) => {
		const { version } = await stateOfTopic();
		for (const write of COMMENT_KIND[deed](db, { id, mayEdit: false, now })) await db.batch([write]);
		expect((await stateOfTopic()).version).toBe(version + 1);
		expect(await find(id, VISITOR)).toBeFalsy();
		expect(await find(id, { userId: asker, isModerator: true })).toMatchObject({ state });
		expect([await commentsFor(null), await commentsFor(reader)]).toEqual([[], ["Too low."]]);
		expect(await countsOf()).toEqual({ repairs: 1 });
		expect(await doubt(reader, "repairs", "Other words.")).toEqual({ ok: false, reason: "hidden" });
		expect(await takeDoubtBack(db, { postId, line: "repairs", userId: reader })).toBe(false);
		expect(await doubt(reader, "repairs", "")).toEqual({ ok: false, reason: "hidden" });
		expect([await commentsFor(null), await countsOf()]).toEqual([[], { repairs: 1 }]);
		for (const write of COMMENT_KIND.show(db, { id, now })) await db.batch([write]);
		expect(await commentsFor(null)).toEqual(["Too low."]);
	});
});

describe("an account that ends", () => {
	const erase = async (userId: number, emptiesTexts: boolean) => {
		for (let step = 0; step < 10; step += 1) if (await eraseTexts(db, { userId, emptiesTexts, now })) return;
		throw new Error("No end");
	};

	test("takes its doubts along, and they no longer count", async () => {
		const other = (await makeUser(db)).id;
		await doubt(reader, "repairs", "Too low.");
		await doubt(other);
		await erase(reader, false);
		expect(await countsOf()).toEqual({ repairs: 1 });
		expect(await db.select().from(forumLineDoubts).where(eq(forumLineDoubts.userId, reader))).toEqual([]);
	});

	test("that empties its texts takes the doubts of its sheets along", async () => {
		await makeReply(db, { authorId: reader, topicId });
		await doubt(reader, "repairs", "Too low.");
		await erase(asker, true);
		expect(await countsOf()).toEqual({});
		expect(await db.select().from(forumLineDoubts).where(eq(forumLineDoubts.postId, postId))).toEqual([]);
	});
});
