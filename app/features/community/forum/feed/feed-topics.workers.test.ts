import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forumPosts, forumTopics, users } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeUser } from "#tests/factories.ts";
import { listTopicsForAll } from "../topics/mapped-topics.repository.server";
import { listTopics } from "../topics/topic-lists.repository.server";
import { type FeedFilter, listFeedTopics, VISITOR } from "./feed-topics.repository.server";

const ALL: FeedFilter = { category: null, tag: null, language: null };
const idsOf = async (filter: Partial<FeedFilter>) =>
	(await listFeedTopics(db, { ...ALL, ...filter }, { now: MADE_AT, limit: 30 })).map(({ id }) => id);

test("holds topics of a category, a tag and a language, the latest active first", async () => {
	const { id: authorId } = await makeUser(db);
	const { key: category } = await makeForumCategory(db);
	const first = await makeTopic(db, { authorId, category, tags: ["Feed tax"] });
	const german = await makeTopic(db, { authorId, category, language: "de", now: new Date(MADE_AT.getTime() + 1) });
	expect(await idsOf({ category })).toEqual([german, first]);
	expect(await idsOf({ category, language: "de" })).toEqual([german]);
	expect(await idsOf({ tag: "feed-tax" })).toEqual([first]);

	await makeReply(db, { authorId, topicId: first, now: new Date(MADE_AT.getTime() + 2) });
	expect(await idsOf({ category })).toEqual([first, german]);
});

test("holds nothing of a category that not everybody enters", async () => {
	const { id: authorId } = await makeUser(db);
	const { course } = await makeCourse(db, { instructorId: authorId });
	const { key: category } = await makeForumCategory(db, { access: "course", courseId: course.id });
	const topicId = await makeTopic(db, { authorId, category });
	expect(await idsOf({ category })).toEqual([]);
	expect((await listTopicsForAll(db, {})).map(({ id }) => id)).not.toContain(topicId);
});

test("what is hidden, withdrawn or of somebody who is suspended is in no feed, list and site map", async () => {
	const { id: authorId } = await makeUser(db);
	const category = await makeForumCategory(db);
	const topicId = await makeTopic(db, { authorId, category: category.key });
	const filter = { categoryId: category.id };
	const placesOf = async () => [
		(await idsOf({ category: category.key })).length,
		(await listTopicsForAll(db, {})).filter(({ id }) => id === topicId).length,
		(await listTopics(db, { reader: VISITOR, filter, now: MADE_AT }, { sort: "activity", after: null, limit: 9 }))
			.length,
	];
	expect(await placesOf()).toEqual([1, 1, 1]);

	for (const state of [{ hiddenAt: MADE_AT }, { withdrawnAt: MADE_AT }]) {
		await db.update(forumTopics).set(state).where(eq(forumTopics.id, topicId));
		expect(await placesOf()).toEqual([0, 0, 0]);
		await db.update(forumTopics).set({ hiddenAt: null, withdrawnAt: null }).where(eq(forumTopics.id, topicId));
	}
	await db.update(forumPosts).set({ hiddenAt: MADE_AT }).where(eq(forumPosts.topicId, topicId));
	expect(await idsOf({ category: category.key })).toEqual([]);
	await db.update(forumPosts).set({ hiddenAt: null }).where(eq(forumPosts.topicId, topicId));

	await db.update(users).set({ suspendedAt: MADE_AT }).where(eq(users.id, authorId));
	expect(await placesOf()).toEqual([0, 0, 0]);
});
