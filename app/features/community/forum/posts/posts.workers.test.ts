import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { firstRow } from "#db/first-row.ts";
import { runTogether } from "#db/run-together.server.ts";
import { auditEntries, forumCategories, forumPosts, forumTopics } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeSilence, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeUser } from "#tests/factories.ts";
import { acceptAnswer } from "../topics/accept-answer.server";
import { editPost } from "./change-post.server";
import { POST_KIND } from "./post-kind.repository.server";
import { listDriftedTopics } from "./post-numbers.repository.server";
import { listPosts, listRevisions } from "./posts.repository.server";
import { removeOwnPost, restoreOwnPost } from "./remove-post.server";
import { writeReply } from "./write-reply.server";

const later = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);
const member = (id: number) => ({ id, isModerator: false });

async function topicOf(id: number) {
	const topic = firstRow(await db.select().from(forumTopics).where(eq(forumTopics.id, id)));
	if (!topic) throw new Error("No topic");
	return topic;
}

const postsOf = (topicId: number) => listPosts(db, { topicId, from: 1, limit: 1000 });

describe("numbers of posts", () => {
	test("replies of many at once are numbered without gaps, and counted", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id });
		const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(db)));
		await Promise.all(people.map(({ id }) => makeReply(db, { authorId: id, topicId })));

		expect((await postsOf(topicId)).map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
		expect(await topicOf(topicId)).toMatchObject({ highestNumber: 13, lastShown: 13, postCount: 13 });
	});

	test("a reply that is sent several times at once is one post", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id });
		const sent = Array.from({ length: 6 }, () => makeReply(db, { authorId: asker.id, topicId, clientKey: "same" }));

		const written = await Promise.all(sent);

		expect(new Set(written.map(({ number }) => number))).toEqual(new Set([2]));
		expect(written.filter(({ isNew }) => isNew)).toHaveLength(1);
		expect(await topicOf(topicId)).toMatchObject({ highestNumber: 2, postCount: 2 });
	});

	test("the number of a withdrawn post is never given again", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id });
		const { id } = await makeReply(db, { authorId: asker.id, topicId });
		await removeOwnPost(db, { postId: id, by: member(asker.id), now: later(1) });

		expect((await makeReply(db, { authorId: asker.id, topicId })).number).toBe(3);
	});

	test("a closed topic takes no reply, also when it closes meanwhile", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id });
		await db.update(forumTopics).set({ closedAt: MADE_AT }).where(eq(forumTopics.id, topicId));
		const reply = { body: "x", deal: null, replyTo: null, clientKey: "late", now: MADE_AT };

		expect(await writeReply(db, { ...reply, author: member(asker.id), topicId })).toEqual({
			ok: false,
			reason: "closed",
		});
	});

	test("whoever is silenced writes nothing until it ends", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id });
		const decisionId = await makeSilence(db, { userId: asker.id, startsAt: MADE_AT, endsAt: later(10) });
		const reply = { body: "x", deal: null, replyTo: null, author: member(asker.id), topicId };

		const silenced = await writeReply(db, { ...reply, clientKey: `1${decisionId}`, now: later(5) });
		expect(silenced).toEqual({ ok: false, reason: "silenced", until: later(10) });
		expect(await writeReply(db, { ...reply, clientKey: `2${decisionId}`, now: later(10) })).toMatchObject({ ok: true });
	});

	test("authors of a topic are numbered in the order in which they came", async () => {
		const [asker, other] = [await makeUser(db), await makeUser(db)];
		const topicId = await makeTopic(db, { authorId: asker.id });
		for (const { id } of [other, asker, other]) await makeReply(db, { authorId: id, topicId });

		expect((await postsOf(topicId)).map(({ participant }) => participant)).toEqual([1, 2, 1, 2]);
	});
});

describe("counters", () => {
	test("a counter that is wrong is reported", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id });
		await db.update(forumTopics).set({ postCount: 7 }).where(eq(forumTopics.id, topicId));

		const [drifted] = await listDriftedTopics(db, { after: topicId - 1, limit: 1 });

		expect(drifted).toMatchObject({ id: topicId, isDrifted: true, postCount: 7, counted: 1 });
		await db.update(forumTopics).set({ postCount: 1 }).where(eq(forumTopics.id, topicId));
	});
});

describe("changing a post", () => {
	test("keeps the text before, except just after writing", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id, body: "First" });
		const [post] = await postsOf(topicId);
		const change = { editor: member(asker.id), postId: post?.id ?? 0, deal: null };

		await editPost(db, { ...change, revision: 1, body: "First, mended", now: later(1) });
		expect(await listRevisions(db, change.postId)).toEqual([]);
		await editPost(db, { ...change, revision: 2, body: "Second", now: later(60) });

		expect(await listRevisions(db, change.postId)).toMatchObject([{ revision: 2, body: "First, mended" }]);
		expect((await postsOf(topicId))[0]).toMatchObject({ body: "Second", revision: 3, editedAt: later(60) });
		expect(await topicOf(topicId)).toMatchObject({ activeAt: MADE_AT });
	});

	test("of two at once the second is told what the first has written", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id });
		const [post] = await postsOf(topicId);
		const change = { editor: member(asker.id), postId: post?.id ?? 0, revision: 1, deal: null, now: later(60) };

		const both = await Promise.all(["One", "Two"].map((body) => editPost(db, { ...change, body })));

		const [won, lost] = [both.find(({ ok }) => ok), both.find(({ ok }) => !ok)];
		const [now] = await postsOf(topicId);
		expect(won).toMatchObject({ revision: 2 });
		expect(lost).toMatchObject({ ok: false, reason: "changed", body: now?.body, revision: 2 });
		expect(await listRevisions(db, change.postId)).toHaveLength(1);
	});

	test("by a moderator is in the audit log and marked in the versions, until its author writes again", async () => {
		const [asker, moderator] = [await makeUser(db), await makeUser(db)];
		const topicId = await makeTopic(db, { authorId: asker.id, body: "First" });
		const postId = (await postsOf(topicId))[0]?.id ?? 0;
		const edit = { postId, deal: null };
		const editor = { id: moderator.id, isModerator: true, requestId: "r" };

		await editPost(db, { ...edit, editor, revision: 1, body: "Without the name", now: later(1) });
		expect((await postsOf(topicId))[0]).toMatchObject({ editedBy: "moderator", editedAt: later(1) });
		const entries = await db.select().from(auditEntries).where(eq(auditEntries.deed, "forum.editPost"));
		const subject = { subjectKind: "forumPost", subjectId: String(postId) };
		expect(entries).toMatchObject([{ actorId: moderator.id, ...subject, before: { revision: 1 } }]);

		await editPost(db, { ...edit, editor: member(asker.id), revision: 2, body: "Mine again", now: later(2) });
		expect((await postsOf(topicId))[0]).toMatchObject({ editedBy: "author" });
		expect(await listRevisions(db, postId)).toMatchObject([
			{ body: "First", editor: "author" },
			{ body: "Without the name", editor: "moderator" },
		]);
		expect(await db.select().from(auditEntries).where(eq(auditEntries.deed, "forum.editPost"))).toHaveLength(1);
	});

	test("is for its author alone", async () => {
		const [asker, other] = [await makeUser(db), await makeUser(db)];
		const topicId = await makeTopic(db, { authorId: asker.id });
		const [post] = await postsOf(topicId);
		const postId = post?.id ?? 0;
		const edit = { editor: member(other.id), postId, revision: 1, body: "Mine now", deal: null, now: MADE_AT };

		expect(await editPost(db, edit)).toEqual({ ok: false, reason: "notFound" });
		expect(await removeOwnPost(db, { postId, by: member(other.id), now: MADE_AT })).toEqual({
			ok: false,
			reason: "notFound",
		});
	});

	test("is for who may enter its category", async () => {
		const { id: authorId } = await makeUser(db);
		const { id, key } = await makeForumCategory(db);
		const topicId = await makeTopic(db, { authorId, category: key });
		const postId = (await postsOf(topicId))[0]?.id ?? 0;
		const { course } = await makeCourse(db);
		await db.update(forumCategories).set({ access: "course", courseId: course.id }).where(eq(forumCategories.id, id));
		const edit = { postId, revision: 1, body: "Still mine", deal: null, now: MADE_AT };

		expect(await editPost(db, { editor: member(authorId), ...edit })).toEqual({ ok: false, reason: "notFound" });
		expect(await editPost(db, { editor: { id: authorId, isModerator: true }, ...edit })).toMatchObject({ ok: true });
	});

	test("an author does not bring back what a moderator has withdrawn", async () => {
		const asker = await makeUser(db);
		const topicId = await makeTopic(db, { authorId: asker.id });
		const { id: postId } = await makeReply(db, { authorId: asker.id, topicId });
		await runTogether(db, POST_KIND.remove(db, { id: String(postId), now: later(1) }));

		expect(await restoreOwnPost(db, { postId, by: member(asker.id) })).toEqual({ ok: false, reason: "notFound" });
		const rows = await db.select().from(forumPosts).where(eq(forumPosts.id, postId));
		expect(rows).toMatchObject([{ withdrawnBy: "moderator" }]);
	});
});

describe("accepting an answer", () => {
	async function answered() {
		const [asker, other] = [await makeUser(db), await makeUser(db)];
		const topicId = await makeTopic(db, { authorId: asker.id });
		const [first, second] = [
			await makeReply(db, { authorId: other.id, topicId }),
			await makeReply(db, { authorId: other.id, topicId }),
		];
		return { asker, other, topicId, first, second };
	}

	test("is for whoever asked, and one takes the other's place", async () => {
		const { asker, other, topicId, first, second } = await answered();
		const accept = (postId: number, by: number) =>
			acceptAnswer(db, { postId, by: member(by), isOn: true, now: MADE_AT });

		expect(await accept(first.id, other.id)).toEqual({ ok: false, reason: "notYours" });
		await Promise.all([accept(first.id, asker.id), accept(second.id, asker.id)]);
		expect([2, 3]).toContain((await topicOf(topicId)).acceptedNumber);
		await accept(second.id, asker.id);
		expect(await topicOf(topicId)).toMatchObject({ acceptedNumber: 3 });
	});

	test("is audited where a moderator does it in the topic of somebody else", async () => {
		const { asker, topicId, first } = await answered();
		const moderator = await makeUser(db);
		const by = { id: moderator.id, isModerator: true, requestId: "r" };
		for (const isOn of [true, false]) await acceptAnswer(db, { postId: first.id, by, isOn, now: MADE_AT });
		await acceptAnswer(db, { postId: first.id, by: member(asker.id), isOn: true, now: MADE_AT });
		expect(await topicOf(topicId)).toMatchObject({ acceptedNumber: 2 });
		const entries = await db
			.select({ deed: auditEntries.deed, by: auditEntries.actorId })
			.from(auditEntries)
			.where(and(eq(auditEntries.subjectKind, "forumPost"), eq(auditEntries.subjectId, String(first.id))))
			.orderBy(asc(auditEntries.deed));
		expect(entries).toEqual([
			{ deed: "forum.acceptAnswer", by: moderator.id },
			{ deed: "forum.dropAnswer", by: moderator.id },
		]);
	});

	test("ends when the answer is removed, and is not for the question or a withdrawn post", async () => {
		const { asker, other, topicId, first } = await answered();
		const [question] = await postsOf(topicId);
		const accept = (postId: number) => acceptAnswer(db, { postId, by: member(asker.id), isOn: true, now: MADE_AT });

		expect(await accept(question?.id ?? 0)).toEqual({ ok: false, reason: "notFound" });
		await accept(first.id);
		await removeOwnPost(db, { postId: first.id, by: member(other.id), now: later(1) });
		expect(await topicOf(topicId)).toMatchObject({ acceptedNumber: null });
		expect(await accept(first.id)).toEqual({ ok: false, reason: "notFound" });
	});
});
