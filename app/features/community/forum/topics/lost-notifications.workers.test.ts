import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { countUnread } from "#app/features/people/inbox/list/inbox.repository.server.ts";
import { notifications } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { moderateTopic } from "./moderate-topic.server";
import { mergeTopics, splitTopic } from "./split-topic.server";

const by = { id: 0, requestId: "test" };
const now = MADE_AT;
const userOf = async () => (await makeUser(db)).id;

beforeAll(async () => {
	by.id = await userOf();
});

/** A category of a course, with one who learns there. */
async function closedCategory() {
	const { course } = await makeCourse(db);
	const learner = await userOf();
	await makeEnrollment(db, { userId: learner, courseId: course.id });
	return { learner, category: await makeForumCategory(db, { access: "course", courseId: course.id }) };
}

async function tell(userId: number, path: string, kind = "forumReplied") {
	await db.insert(notifications).values({ userId, kind, groupKey: path, ids: {}, path, at: now });
}

async function pathsOf(userId: number) {
	const told = await db
		.select()
		.from(notifications)
		.where(eq(notifications.userId, userId))
		.orderBy(asc(notifications.id));
	return told.map(({ path }) => path);
}

async function unreadOf(userId: number) {
	const counted = await countUnread(db, userId);
	return counted.reduce((sum, { count }) => sum + count, 0);
}

describe("what people were told of a topic", () => {
	test("goes where it is moved to a category that they may not enter, and that alone", async () => {
		const { learner, category } = await closedCategory();
		const moderator = (await makeUser(db, { role: "admin", capabilities: ["moderation"] })).id;
		const author = await userOf();
		const [topicId, other] = [await makeTopic(db, { authorId: author }), await makeTopic(db, { authorId: author })];
		const [path, elsewhere] = [`/forum/${topicId}/1`, `/forum/${other}/1`];
		for (const userId of [learner, moderator, author]) await tell(userId, path);
		await tell(author, elsewhere);
		await tell(author, path, "moderationHidden");
		expect(await unreadOf(author)).toBe(3);

		expect(await moderateTopic(db, { deed: "move", category: category.key }, { topicId, by, now })).toEqual({
			ok: true,
		});

		expect(await pathsOf(author)).toEqual([elsewhere, path]);
		expect(await unreadOf(author)).toBe(2);
		expect(await pathsOf(learner)).toEqual([path]);
		expect(await pathsOf(moderator)).toEqual([path]);
	});

	test("stays where everybody enters the other category", async () => {
		const author = await userOf();
		const topicId = await makeTopic(db, { authorId: author });
		const open = await makeForumCategory(db);
		await tell(author, `/forum/${topicId}/1`);
		await moderateTopic(db, { deed: "move", category: open.key }, { topicId, by, now });
		expect(await pathsOf(author)).toEqual([`/forum/${topicId}/1`]);
	});

	test("goes with posts that were split off before, by their former addresses", async () => {
		const { learner, category } = await closedCategory();
		const author = await userOf();
		const topicId = await makeTopic(db, { authorId: author });
		const { number } = await makeReply(db, { authorId: author, topicId });
		const path = `/forum/${topicId}/${number}`;
		for (const userId of [learner, author]) await tell(userId, path);
		await tell(author, `/forum/${topicId}/1`);
		const asked = { topicId, numbers: [number], title: "Aside", clientKey: crypto.randomUUID(), by, now };
		const split = await splitTopic(db, asked);
		if (!split.ok) throw new Error(`No split: ${split.reason}`);

		await moderateTopic(db, { deed: "move", category: category.key }, { topicId: split.topicId, by, now });

		expect(await pathsOf(learner)).toEqual([path]);
		expect(await pathsOf(author)).toEqual([`/forum/${topicId}/1`]);
	});

	test("goes where it is merged into a topic of such a category", async () => {
		const { learner, category } = await closedCategory();
		const author = await userOf();
		const topicId = await makeTopic(db, { authorId: author });
		const into = await makeTopic(db, { authorId: learner, category: category.key });
		const path = `/forum/${topicId}/1`;
		for (const userId of [learner, author]) await tell(userId, path);

		expect(await mergeTopics(db, { topicId, into, by, now })).toEqual({ ok: true, topicId: into });

		expect(await pathsOf(learner)).toEqual([path]);
		expect(await pathsOf(author)).toEqual([]);
	});
});
