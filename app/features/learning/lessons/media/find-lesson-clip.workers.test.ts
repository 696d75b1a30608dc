import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courseFiles, lessons, uploads } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeEnrollment, makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { findLessonClip } from "./find-lesson-clip.server";

const ID = "0123456789abcdef0123456789abcdef";
const video = { file: `file:${ID}`, durationSeconds: 9, threshold: 90, captions: [] };
const captions = "WEBVTT\n\n00:01.000 --> 00:02.000\nHallo";

async function beginFilm() {
	const course = await beginCourse();
	const words = { title: "Film", summary: "S.", body: "Text.", recall: [], figures: {} };
	const translations = { en: words, de: { ...words, captions } };
	await ship(courseContent(course.id, [{ key: "film", type: "video", video, translations }]), {
		sourceHash: `${course.id}`,
	});
	const [lesson] = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, course.id));
	return { ...course, lesson: String(lesson?.id) };
}

test("a film of the course's files follows its lesson, has no poster, and captions by language; no other course has it", async () => {
	const { id, teacher, lesson } = await beginFilm();
	await db.insert(uploads).values({
		id: ID,
		ownerId: teacher,
		purpose: "course",
		state: "attached",
		name: "walk.mp4",
		kind: "mp4",
		bytes: 9,
		startedAt: now,
	});
	await db.insert(courseFiles).values({ uploadId: ID, courseId: id, addedAt: now });
	const learner = await makeUser(db);
	await makeEnrollment(db, { userId: learner.id, courseId: id });
	const student = { id: learner.id, role: "student" } as const;

	expect(await findLessonClip(db, { lessonId: lesson, user: null, now })).toEqual({ ok: false, status: 403 });
	expect(await findLessonClip(db, { lessonId: lesson, language: "de", user: student, now })).toMatchObject({
		ok: true,
		clip: { keys: { video: `uploads/${ID}`, shipped: null }, words: { captions, chapters: null } },
	});
	expect(await findLessonClip(db, { lessonId: lesson, user: student, now })).toMatchObject({
		clip: { words: { captions: null } },
	});

	const other = await beginFilm();
	const thief = { id: other.teacher, role: "instructor" } as const;
	expect(await findLessonClip(db, { lessonId: other.lesson, user: thief, now })).toEqual({ ok: false, status: 404 });
});
