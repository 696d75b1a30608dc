import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { firstRow } from "#db/first-row.ts";
import { forumTopics, lessons } from "#db/schema/schema.ts";
import { makeForumCategory, makeReply, makeTopic } from "#tests/community/forum.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { findOrigin, findOriginOfTopic, listCoursesWithTopics } from "./origin.repository.server";
import { MOST_UNDER, topicsUnder } from "./topics-under.server";

const now = MADE_AT;
type UnderOptions = { kind?: "lesson" | "course"; userId?: number | null };
const under = (key: number, { kind = "lesson", userId = null }: UnderOptions = {}) =>
	topicsUnder(db, {
		origin: { kind, key: String(key) },
		reader: { userId, isModerator: false },
		language: "en",
		timeZone: "UTC",
		now,
	});

async function makeAsked() {
	const author = await makeUser(db);
	const {
		course,
		lessons: [lesson],
	} = await makeCourse(db);
	if (!lesson) throw new Error("No lesson");
	const about = { authorId: author.id, courseId: course.id };
	return { author, course, lesson, about };
}

test("a lesson lists the topics that were started from it, its course those of all its lessons", async () => {
	const { author, course, lesson, about } = await makeAsked();
	const asked = await makeTopic(db, { ...about, lessonId: lesson.id });
	await makeReply(db, { authorId: author.id, topicId: asked });
	const general = await makeTopic(db, about);

	expect((await under(lesson.id)).topics).toMatchObject([{ id: asked, answers: 1, isSolved: false }]);
	const ofCourse = await under(course.id, { kind: "course" });
	expect(ofCourse.topics.map(({ id }) => id).sort()).toEqual([asked, general].sort());
	expect((await listCoursesWithTopics(db, "en")).map(({ id }) => id)).toContain(course.id);
});

test("no more than a few are listed, and none that was removed", async () => {
	const { lesson, about } = await makeAsked();
	for (let made = 0; made <= MOST_UNDER; made += 1) await makeTopic(db, { ...about, lessonId: lesson.id });
	const { topics, hasMore } = await under(lesson.id);
	expect([topics.length, hasMore]).toEqual([MOST_UNDER, true]);
	await db.update(forumTopics).set({ withdrawnAt: now }).where(eq(forumTopics.lessonId, lesson.id));
	expect(await under(lesson.id)).toEqual({ topics: [], hasMore: false });
});

test("topics of a category for learners are listed to learners alone", async () => {
	const { author, course, lesson } = await makeAsked();
	const { key: category } = await makeForumCategory(db, { access: "course", courseId: course.id });
	const learner = await makeUser(db);
	for (const userId of [author.id, learner.id]) await makeEnrollment(db, { userId, courseId: course.id });
	await makeTopic(db, { authorId: author.id, category, courseId: course.id, lessonId: lesson.id });
	expect((await under(lesson.id, { userId: learner.id })).topics).toHaveLength(1);
	expect((await under(lesson.id)).topics).toEqual([]);
});

test("a retired lesson keeps its topics, which name it", async () => {
	const { lesson, about } = await makeAsked();
	const topicId = await makeTopic(db, { ...about, lessonId: lesson.id });
	await db.update(lessons).set({ retiredAt: now }).where(eq(lessons.id, lesson.id));
	expect((await under(lesson.id)).topics).toHaveLength(1);
	expect(firstRow(await findOriginOfTopic(db, { topicId, language: "en" }))).toMatchObject({
		kind: "lesson",
		key: String(lesson.id),
	});
});

test("a topic names the narrowest page that it was started from, or none", async () => {
	const { course, about } = await makeAsked();
	const ofCourse = await makeTopic(db, about);
	const ofNothing = await makeTopic(db, { authorId: about.authorId });
	expect(firstRow(await findOriginOfTopic(db, { topicId: ofCourse, language: "en" }))).toMatchObject({
		kind: "course",
		key: String(course.id),
	});
	expect(await findOriginOfTopic(db, { topicId: ofNothing, language: "en" })).toEqual([]);
	expect(await findOrigin(db, { kind: "resource", key: "not-there" }, "en")).toEqual([]);
});
