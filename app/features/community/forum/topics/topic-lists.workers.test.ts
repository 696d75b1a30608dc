import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { enrollments, forumTopics } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { writeReply } from "../posts/write-reply.server";
import { listPinnedTopics, listTopics, type TopicFilter, tagBySlug } from "./topic-lists.repository.server";
import { findTopic } from "./topics.repository.server";

const at = (minutes: number) => new Date(MADE_AT.getTime() + minutes * MINUTE_MS);
const VISITOR = { userId: null, isModerator: false };

type ListOptions = { filter: TopicFilter; userId?: number; sort?: "activity" | "new" };
const list = ({ filter, userId, sort = "activity" }: ListOptions, after: [number, number] | null = null, limit = 50) =>
	listTopics(
		db,
		{ reader: userId ? { userId, isModerator: false } : VISITOR, filter, now: at(99) },
		{ sort, after, limit },
	);

test("pages neither repeat nor skip what stood there, while others write", async () => {
	const author = await makeUser(db);
	const { id: categoryId, key: category } = await makeForumCategory(db);
	const ids: number[] = [];
	for (let minute = 0; minute < 9; minute += 1) {
		ids.push(await makeTopic(db, { authorId: author.id, category, now: at(minute % 3) }));
	}
	const seen: number[] = [];
	let after: [number, number] | null = null;
	for (let pages = 0; pages < 5; pages += 1) {
		const topics = await list({ filter: { categoryId } }, after, 2);
		seen.push(...topics.map(({ id }) => id));
		const last = topics.at(-1);
		if (!last) break;
		after = [last.activeAt.getTime(), last.id];
		if (pages === 1) await makeReply(db, { authorId: author.id, topicId: seen[0] ?? 0, now: at(50) });
	}
	expect(seen).toHaveLength(new Set(seen).size);
	expect(new Set(seen)).toEqual(new Set(ids));
});

test("are filtered by tag, language, kind and what has been answered", async () => {
	const author = await makeUser(db);
	const { id: categoryId, key: category } = await makeForumCategory(db);
	const question = await makeTopic(db, { authorId: author.id, category, tags: ["First  Deal", "first-deal", "Porto"] });
	const talk = await makeTopic(db, { authorId: author.id, category, kind: "discussion", language: "de" });
	const idsOf = async (filter: TopicFilter) => (await list({ filter: { categoryId, ...filter } })).map(({ id }) => id);

	const [row] = await list({ filter: { categoryId, kind: "question" } });
	expect(row?.tags).toEqual([
		{ slug: "first-deal", name: "first deal" },
		{ slug: "porto", name: "porto" },
	]);
	expect(row?.people.map(({ id }) => id)).toEqual([author.id]);
	expect(await idsOf({ languages: ["de", "fr"] })).toEqual([talk]);
	expect(await idsOf({ state: "unanswered" })).toEqual([question]);
	await makeReply(db, { authorId: author.id, topicId: question });
	expect(await idsOf({ state: "unanswered" })).toEqual([]);
});

describe("pinned topics", () => {
	const pin = (topicId: number, minute: number) =>
		db
			.update(forumTopics)
			.set({ pinnedAt: at(minute) })
			.where(eq(forumTopics.id, topicId));

	test("stand above the list, three at most; any other stands in its own place", async () => {
		const author = await makeUser(db);
		const { id: categoryId, key: category } = await makeForumCategory(db);
		const ids: number[] = [];
		for (let minute = 0; minute < 5; minute += 1)
			ids.push(await makeTopic(db, { authorId: author.id, category, now: at(minute) }));
		const [one = 0, two = 0, three = 0, four = 0, other = 0] = ids;
		for (const [turn, id] of [one, two, three, four].entries()) await pin(id, 10 + turn);
		const asked = { reader: VISITOR, filter: { categoryId }, now: at(99) };
		const listed = async (after: [number, number] | null) => {
			const page = { sort: "activity" as const, after, limit: 9, withoutPinned: true };
			return (await listTopics(db, asked, page)).map(({ id }) => id);
		};

		expect((await listPinnedTopics(db, asked)).map(({ id }) => id)).toEqual([four, three, two]);
		expect(await listed(null)).toEqual([other, one]);
		expect(await listed([at(4).getTime(), other])).toEqual([one]);
	});

	test("stand in every other list among the others", async () => {
		const author = await makeUser(db);
		const { id: categoryId, key: category } = await makeForumCategory(db);
		const topicId = await makeTopic(db, { authorId: author.id, category, tags: ["Pinned"] });
		await pin(topicId, 10);
		const lists: ListOptions[] = [
			{ filter: { categoryId } },
			{ filter: { categoryId }, sort: "new" },
			{ filter: { categoryId, tagId: tagBySlug("pinned") } },
			{ filter: { categoryId, state: "unanswered" } },
		];
		for (const asked of lists) expect((await list(asked)).map(({ id }) => id)).toEqual([topicId]);
	});
});

describe("a category of a course", () => {
	test("is entered by its learners and teachers alone", async () => {
		const { course, instructor } = await courseWithTeacher();
		const [learner, other] = [await makeUser(db), await makeUser(db)];
		await makeEnrollment(db, { userId: learner.id, courseId: course.id });
		const { id: categoryId, key: category } = await makeForumCategory(db, { access: "course", courseId: course.id });
		const topicId = await makeTopic(db, { authorId: learner.id, category });
		const seenBy = async (userId?: number) => (await list({ filter: { categoryId }, userId })).length;

		expect([await seenBy(learner.id), await seenBy(instructor.id)]).toEqual([1, 1]);
		expect([await seenBy(other.id), await seenBy()]).toEqual([0, 0]);
		const reply = { topicId, body: "x", deal: null, replyTo: null, clientKey: "other", now: at(1) };
		const written = await writeReply(db, { ...reply, author: { id: other.id, isModerator: false } });
		expect(written).toEqual({ ok: false, reason: "notFound" });
		expect(await findTopic(db, topicId, { reader: { userId: other.id, isModerator: true }, now: at(1) })).toHaveLength(
			1,
		);

		await db.delete(enrollments).where(eq(enrollments.userId, learner.id));
		expect(await seenBy(learner.id)).toBe(0);
	});
});

async function courseWithTeacher() {
	const instructor = await makeUser(db, { role: "instructor" });
	const { course } = await makeCourse(db, { instructorId: instructor.id });
	return { course, instructor };
}
