import { beforeEach, describe, expect, test } from "vitest";
import { makeForumCategory, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser, MADE_AT as now } from "#tests/factories.ts";
import { countNewTopics } from "../categories/categories.repository.server";
import { chooseLevel } from "../reading/reads.repository.server";
import { listTopics, type TopicFilter, tagBySlug } from "../topics/topic-lists.repository.server";
import { chooseFollow, endFollow, endTopicLevel, listFollowedTopics, listFollows } from "./follows.repository.server";

let userId = 0;
let authorId = 0;
let category: Awaited<ReturnType<typeof makeForumCategory>>;
let topicId = 0;
beforeEach(async () => {
	[userId, authorId] = [(await makeUser(db)).id, (await makeUser(db)).id];
	category = await makeForumCategory(db);
	topicId = await makeTopic(db, { authorId, category: category.key, tags: ["Porto"] });
});

const reader = () => ({ userId, isModerator: false });
const follow = (about: "category" | "tag", key: string, level: "watch" | "normal" | "mute") =>
	chooseFollow(db, { about, key, level }, { userId, reader: reader(), now });
const listed = async (filter: TopicFilter = {}) => {
	const page = { sort: "activity", after: null, limit: 10 } as const;
	return (await listTopics(db, { reader: reader(), filter, now }, page)).map(({ id }) => id);
};
const levels = async () => (await listFollows(db, { userId, language: "en" })).map(({ level }) => level);

describe("a category and a tag", () => {
	test("are followed as was chosen last, and no longer once that is normal", async () => {
		await follow("category", category.key, "watch");
		await follow("category", category.key, "mute");
		await follow("tag", "porto", "watch");
		expect((await levels()).sort()).toEqual(["mute", "watch"]);
		await follow("category", category.key, "normal");
		const [tag] = await listFollows(db, { userId, language: "en" });
		expect(tag).toMatchObject({ tag: "porto", tagName: "porto", level: "watch" });
		await endFollow(db, { userId: authorId, id: tag?.id ?? 0 });
		expect(await levels()).toEqual(["watch"]);
		await endFollow(db, { userId, id: tag?.id ?? 0 });
		expect(await levels()).toEqual([]);
	});

	test("that are not there, or closed to the reader, are not followed", async () => {
		const { course } = await makeCourse(db);
		const closed = await makeForumCategory(db, { access: "course", courseId: course.id });
		await follow("category", closed.key, "watch");
		await follow("tag", "none", "watch");
		expect(await levels()).toEqual([]);
	});

	test.each(["category", "tag"] as const)(
		"a muted %s leaves lists, but not its own, nor a topic that is followed itself",
		async (about) => {
			await follow(about, about === "tag" ? "porto" : category.key, "mute");
			expect(await listed()).not.toContain(topicId);
			const fresh = await countNewTopics(db, { userId, since: new Date(now.getTime() - 1) });
			expect(fresh.some(({ categoryId }) => categoryId === category.id)).toBe(false);
			expect(await listed(about === "tag" ? { tagId: tagBySlug("porto") } : { categoryId: category.id })).toContain(
				topicId,
			);
			await chooseLevel(db, { userId, topicId, level: "track", now });
			expect(await listed()).toContain(topicId);
		},
	);
});

test("a muted topic leaves lists until that ends", async () => {
	await chooseLevel(db, { userId, topicId, level: "mute", now });
	const own = () => listFollowedTopics(db, { userId, reader: reader(), now, limit: 10 });
	expect(await listed()).not.toContain(topicId);
	expect((await own()).map(({ id, level }) => [id, level])).toEqual([[topicId, "mute"]]);
	await endTopicLevel(db, { userId, id: topicId, now });
	expect(await listed()).toContain(topicId);
	expect(await own()).toEqual([]);
});

test("a topic that is not there is followed by nobody", async () => {
	await chooseLevel(db, { userId, topicId: 999_999, level: "watch", now });
	expect(await listFollowedTopics(db, { userId, reader: reader(), now, limit: 10 })).toEqual([]);
});
