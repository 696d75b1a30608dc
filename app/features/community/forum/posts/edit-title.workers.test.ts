import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { firstRow } from "#db/first-row.ts";
import { auditEntries, forumCategories, forumTopics } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { searchPosts } from "../search/search-posts.repository.server";
import { historyPageData } from "../topic/history-page-data.server";
import { acceptAnswer } from "../topics/accept-answer.server";
import { editPost } from "./change-post.server";
import { hideVersion } from "./hide-version.server";
import { listPosts, listRevisions } from "./posts.repository.server";

const later = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);
const member = (id: number) => ({ id, isModerator: false });

async function startedTopic() {
	const asker = await makeUser(db);
	const { id: categoryId, key: category } = await makeForumCategory(db);
	const topicId = await makeTopic(db, { authorId: asker.id, category, title: "Which kiwano?", body: "Mine is ripe." });
	const [post] = await listPosts(db, { topicId, from: 1, limit: 1 });
	const edit = { postId: post?.id ?? 0, revision: 1, body: "Mine is ripe.", deal: null, now: later(60) };
	return { asker, categoryId, topicId, edit };
}

async function stateOf(topicId: number, categoryId: number) {
	const topic = firstRow(await db.select().from(forumTopics).where(eq(forumTopics.id, topicId)));
	const category = firstRow(await db.select().from(forumCategories).where(eq(forumCategories.id, categoryId)));
	return { title: topic?.title, versions: [topic?.version ?? 0, category?.version ?? 0] };
}

const finds = async (words: string) => {
	const reader = { userId: null, isModerator: false };
	return (await searchPosts(db, { words }, { reader, now: later(99), limit: 9 })).map(({ topicId }) => topicId);
};
const deedsOf = (kind: "forumTopic" | "forumPost", id: number) =>
	db
		.select()
		.from(auditEntries)
		.where(and(eq(auditEntries.subjectKind, kind), eq(auditEntries.subjectId, String(id))));

describe("the title of a topic", () => {
	test("is edited with its first post, is found by its new words alone, and stays among the versions", async () => {
		const { asker, categoryId, topicId, edit } = await startedTopic();
		const before = await stateOf(topicId, categoryId);

		expect(await editPost(db, { ...edit, editor: member(asker.id), title: " Which durian? " })).toMatchObject({
			ok: true,
		});

		const after = await stateOf(topicId, categoryId);
		expect(after.title).toBe("Which durian?");
		for (const at of [0, 1]) expect(after.versions[at]).toBeGreaterThan(before.versions[at] ?? 0);
		expect([await finds("kiwano"), await finds("durian")]).toEqual([[], [topicId]]);
		expect(await listRevisions(db, edit.postId)).toMatchObject([{ revision: 1, title: "Which kiwano?" }]);
		expect(await deedsOf("forumTopic", topicId)).toEqual([]);
	});

	test("stays where an edit names none, and is found with the new text", async () => {
		const { asker, topicId, edit } = await startedTopic();
		await editPost(db, { ...edit, editor: member(asker.id), body: "Mine is green." });
		expect(await finds("kiwano green")).toEqual([topicId]);
	});

	test("is changed by a moderator with an audit entry", async () => {
		const { topicId, edit } = await startedTopic();
		const { id } = await makeUser(db);
		await editPost(db, { ...edit, editor: { id, isModerator: true, requestId: "r" }, title: "Which jackfruit?" });
		expect(await deedsOf("forumTopic", topicId)).toMatchObject([
			{
				actorId: id,
				deed: "forum.changeTitle",
				before: { title: "Which kiwano?" },
				after: { title: "Which jackfruit?" },
			},
		]);
	});

	test("belongs to the first post alone", async () => {
		const { asker, categoryId, topicId, edit } = await startedTopic();
		const { id: postId } = await makeReply(db, { authorId: asker.id, topicId });
		const other = { ...edit, postId, editor: member(asker.id), title: "Mine" };
		expect(await editPost(db, other)).toEqual({ ok: false, reason: "noTitle" });
		expect((await stateOf(topicId, categoryId)).title).toBe("Which kiwano?");
	});
});

describe("an edit just after writing", () => {
	test("leaves an earlier version once somebody has answered", async () => {
		const { asker, topicId, edit } = await startedTopic();
		await makeReply(db, { authorId: (await makeUser(db)).id, topicId, now: later(1) });
		await editPost(db, { ...edit, editor: member(asker.id), body: "Mine is sour.", now: later(2) });
		expect(await listRevisions(db, edit.postId)).toMatchObject([{ revision: 1, body: "Mine is ripe." }]);
		const [post] = await listPosts(db, { topicId, from: 1, limit: 1 });
		expect(post?.editedAt).toEqual(later(2));
	});

	test("leaves one once it is the accepted answer", async () => {
		const { asker, topicId, edit } = await startedTopic();
		const { id: authorId } = await makeUser(db);
		const { id: postId } = await makeReply(db, { authorId, topicId, now: later(1) });
		await acceptAnswer(db, { postId, by: member(asker.id), isOn: true, now: later(2) });
		await editPost(db, { ...edit, postId, editor: member(authorId), body: "Otherwise.", now: later(3) });
		expect(await listRevisions(db, postId)).toHaveLength(1);
	});
});

describe("an earlier version", () => {
	test("is hidden by a moderator from everybody else, and shown again", async () => {
		const { asker, topicId, edit } = await startedTopic();
		const { id } = await makeUser(db);
		await editPost(db, { ...edit, editor: member(asker.id), body: "No name here.", title: "Which durian?" });
		const page = { topicId, number: 1, language: "en", timeZone: "UTC", now: later(70) } as const;
		const textsFor = async (isModerator: boolean) =>
			JSON.stringify(await historyPageData(db, { ...page, viewer: { id: asker.id, isModerator } }));
		expect(await textsFor(false)).toContain("ripe");
		expect(await textsFor(false)).toContain("kiwano");

		const hide = { topicId, number: 1, revision: 1, by: { id, requestId: "r" }, now: later(70) };
		expect(await hideVersion(db, { ...hide, isHidden: true })).toBe(true);
		expect(await hideVersion(db, { ...hide, isHidden: true })).toBe(false);
		expect(await textsFor(false)).not.toMatch(/ripe|kiwano/);
		expect(await textsFor(true)).toContain("ripe");

		expect(await hideVersion(db, { ...hide, isHidden: false })).toBe(true);
		expect(await textsFor(false)).toContain("ripe");
		const deeds = (await deedsOf("forumPost", edit.postId)).map(({ deed }) => deed);
		expect(new Set(deeds)).toEqual(new Set(["forum.hideVersion", "forum.showVersion"]));
	});

	test("is none for a number that no version has", async () => {
		const { topicId } = await startedTopic();
		const { id } = await makeUser(db);
		const hide = { topicId, number: 1, revision: 1, isHidden: true, by: { id, requestId: "r" }, now: later(1) };
		expect(await hideVersion(db, hide)).toBe(false);
	});
});
