import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { listEnrollments } from "#app/features/learning/enrollment/enrollments.repository.server.ts";
import { recordProgress } from "#app/features/learning/enrollment/progress/record-progress.server.ts";
import { submitAttempt } from "#app/features/learning/quizzes/attempt/submit-attempt.server.ts";
import { lessons as lessonRows, modules } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeEnrollment, makeSession, makeUser } from "#tests/factories.ts";
import { takeCourse, wrong } from "#tests/learning/taken-course.ts";
import { findLessonPage } from "./lesson-page.repository.server";
import { lessonView } from "./lesson-view";

const now = new Date("2026-11-20T10:00:00Z");

test("a lesson page comes in one round trip, in the asked language where there is one", async () => {
	const { user, course, ids, enrollment } = await takeCourse();
	const batch = vi.spyOn(db, "batch");

	const page = await findLessonPage(db, {
		lessonId: ids[0],
		session: await makeSession(db, user.id),
		language: "fr",
		now,
	});

	expect(batch).toHaveBeenCalledTimes(1);
	batch.mockRestore();
	expect(page).toMatchObject({
		lesson: {
			id: ids[0],
			required: true,
			freePreview: false,
			video: null,
			title: "Leçon",
			titleInEnglish: false,
			summary: "Summary.",
			summaryInEnglish: true,
			bodyHtml: "<p>Body.</p>",
			bodyInEnglish: true,
		},
		course: {
			id: course.id,
			slug: course.slug,
			title: "Cours",
			titleInEnglish: false,
			publishedAt: course.publishedAt,
		},
		enrollment,
		progress: [],
		questions: [],
		attempts: [],
	});
	expect(page?.modules.map(({ title, titleInEnglish }) => [title, titleInEnglish])).toEqual([
		["Module 1", true],
		["Module 2", true],
	]);
	expect(page?.lessons.map(({ id, title }) => [id, title])).toEqual([
		[ids[0], "Leçon"],
		[ids[1], "Lesson 2"],
		[ids[2], "Lesson 3"],
		[ids[3], "Lesson 4"],
	]);
});

test("asked for in English, nothing is a fall-back", async () => {
	const { user, ids } = await takeCourse();

	const page = await findLessonPage(db, {
		lessonId: ids[0],
		session: await makeSession(db, user.id),
		language: "en",
		now,
	});

	expect(page?.lesson).toMatchObject({ titleInEnglish: false, summaryInEnglish: false, bodyInEnglish: false });
});

test("questions come without their answers", async () => {
	const { user, ids } = await takeCourse();

	const page = await findLessonPage(db, {
		lessonId: ids[2],
		session: await makeSession(db, user.id),
		language: "fr",
		now,
	});

	expect(page?.questions).toMatchObject([
		{ key: "steps", type: "ordering", unit: null, prompt: "Question steps?", promptInEnglish: true },
		{ key: "offer", type: "number", unit: "USD", choices: [] },
	]);
	expect(JSON.stringify(page)).not.toMatch(/answerKey|answer_key|tolerance|Because of/);
});

test("the page of one learner shows nothing of another", async () => {
	const { user, course, ids } = await takeCourse();
	const other = await makeUser(db);
	await makeEnrollment(db, { userId: other.id, courseId: course.id });
	await recordProgress(db, { user, lessonId: ids[0], progress: { completed: true }, now });
	await submitAttempt(db, { user, lessonId: ids[2], answers: wrong, language: "en", now });

	const page = await findLessonPage(db, {
		lessonId: ids[2],
		session: await makeSession(db, other.id),
		language: "en",
		now,
	});

	expect(page).toMatchObject({ enrollment: { userId: other.id }, progress: [], attempts: [] });
});

test("an unknown lesson has no page", async () => {
	expect(await findLessonPage(db, { lessonId: 999_999, session: "none", language: "en", now })).toBeNull();
});

test("a lesson knows its place and what is left of the course", async () => {
	const { user, ids } = await takeCourse();
	await recordProgress(db, { user, lessonId: ids[0], progress: { completed: true }, now });
	await submitAttempt(db, { user, lessonId: ids[2], answers: { ...wrong, offer: 5 }, language: "en", now });
	const page = await findLessonPage(db, {
		lessonId: ids[3],
		session: await makeSession(db, user.id),
		language: "en",
		now,
	});

	const view = page && lessonView(page);

	expect(view).toMatchObject({
		moduleNumber: 2,
		lessonNumber: 2,
		unmet: { reason: "notOpened" },
		progress: { completed: 1, required: 4, percent: 25, minutesLeft: 30, nextLessonId: ids[3] },
	});
	expect(view?.left.map(({ lessonId, state, unmet }) => [lessonId, state, unmet])).toEqual([
		[ids[1], "todo", { reason: "notOpened" }],
		[ids[2], "todo", { reason: "score", kind: "quiz", have: 50, need: 80 }],
		[ids[3], "next", { reason: "notOpened" }],
	]);
});

test("the page of a quiz lists the attempts at it, the latest first", async () => {
	const { user, ids } = await takeCourse();
	await submitAttempt(db, { user, lessonId: ids[2], answers: wrong, language: "en", now });
	await submitAttempt(db, { user, lessonId: ids[2], answers: { ...wrong, offer: 5 }, language: "en", now });

	const page = await findLessonPage(db, {
		lessonId: ids[2],
		session: await makeSession(db, user.id),
		language: "en",
		now,
	});

	expect(page?.attempts).toMatchObject([
		{ number: 2, score: 50, passed: false, submittedAt: now },
		{ number: 1, score: 0 },
	]);
});

test("a lesson that has left its course is in no list, takes no progress, and its module goes with it", async () => {
	const { user, course, ids, enrollment } = await takeCourse();
	const session = await makeSession(db, user.id);
	const before = await findLessonPage(db, { lessonId: ids[0], session, language: "en", now });
	const [, secondModule] = before?.modules ?? [];
	await db
		.update(lessonRows)
		.set({ retiredAt: now })
		.where(eq(lessonRows.moduleId, secondModule?.id ?? 0));
	await db
		.update(modules)
		.set({ retiredAt: now })
		.where(eq(modules.id, secondModule?.id ?? 0));

	const page = await findLessonPage(db, { lessonId: ids[0], session, language: "en", now });
	expect(page?.lessons.map(({ id }) => id)).toEqual(ids.slice(0, 2));
	expect(page?.modules).toHaveLength(1);
	const gone = await findLessonPage(db, { lessonId: ids[2], session, language: "en", now });
	expect(gone?.lesson.retiredAt).toEqual(now);
	const read = { user, lessonId: ids[3], progress: { completed: true as const }, now };
	expect(await recordProgress(db, read)).toEqual({ ok: false, reason: "notFound" });

	await recordProgress(db, { ...read, lessonId: ids[0] });
	await recordProgress(db, { ...read, lessonId: ids[1] });
	const [own] = await listEnrollments(db, { userId: user.id, language: "en" });
	expect(own).toMatchObject({ id: enrollment.id, courseId: course.id, progress: 100, status: "completed" });
});
