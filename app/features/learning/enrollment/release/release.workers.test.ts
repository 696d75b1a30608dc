import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listLessons } from "#app/features/learning/lessons/face.server.ts";
import { submitAttempt } from "#app/features/learning/quizzes/attempt/submit-attempt.server.ts";
import type { LessonOpening } from "#db/schema/learning/catalog.ts";
import { lessonProgress } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { readingRights, readingRightsStatements } from "../face.server";
import { recordProgress } from "../progress/record-progress.server";
import { closedLessonParts, findRelease, readLock } from "./release.repository.server";
import { closedLessons } from "./when-lesson-opens";

const enrolledAt = new Date("2026-11-01T10:00:00Z");
const day = (count: number, more = 0) => new Date(enrolledAt.getTime() + count * 86_400_000 + more);
const date = { at: "2026-11-05T10:00:00.000Z", timeZone: "UTC" };
const RULES: (LessonOpening | null)[] = [
	null,
	{ days: 3 },
	date,
	{ after: ["lesson-1"] },
	{ after: ["lesson-1", "lesson-2", "gone"] },
	{ days: 3, after: ["lesson-4"] },
	{ ...date, after: ["lesson-1"] },
];

async function arrange(rules: (LessonOpening | null)[], freePreview = false) {
	const user = await makeUser(db);
	const plan = rules.map((opens, at) => ({
		key: `lesson-${at + 1}`,
		opens,
		freePreview,
		titles: { fr: `Leçon ${at + 1}` },
	}));
	const { course, lessons } = await makeCourse(db, { modules: [plan] });
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id, createdAt: enrolledAt });
	const ids = lessons.map(({ id }) => id);
	const complete = (at: number) => {
		const times = { openedAt: enrolledAt, lastSeenAt: enrolledAt, completedAt: enrolledAt };
		return db.insert(lessonProgress).values({ enrollmentId: enrollment.id, lessonId: ids[at] ?? 0, ...times });
	};
	const record = (at: number, now: Date) =>
		recordProgress(db, { user, lessonId: ids[at] ?? 0, progress: { completed: true }, now });
	return { user, course, ids, complete, record };
}

const asked = (viewer: number, at: Date) => ({ viewer: sql`${viewer}`, at: sql`${at.getTime()}` });

test("rule, statement of one lesson and condition of the search agree at every instant and progress", async () => {
	const { user, course, ids, complete } = await arrange(RULES);
	const lessons = await listLessons(db, sql`(${course.id})`, "en");
	const done = new Set<number>();
	for (const completed of [null, 0, 3, 1]) {
		if (completed !== null) {
			await complete(completed);
			done.add(ids[completed] ?? 0);
		}
		for (const now of [day(0), day(3, -1), day(3), day(4, -1), day(4), day(30)]) {
			const closed = closedLessons(lessons, { enrolledAt, completedIds: done }, now);
			const keys = lessons.filter(({ id }) => closed.has(id)).map(({ key }) => `lesson/${key}`);
			const found = await db.all<{ part_key: string }>(
				sql`select part_key from (${closedLessonParts(asked(user.id, now))}) where course_id = ${course.id} order by part_key`,
			);
			expect(found.map((row) => row.part_key)).toEqual(keys);
			for (const { id } of lessons) {
				const lock = readLock(await findRelease(db, { lessonId: id, userId: user.id }), now);
				const { first: _, ...rest } = lock ?? { first: null };
				expect(lock ? rest : undefined).toEqual(closed.get(id));
			}
		}
	}
});

test("a free preview is never closed, and who has not enrolled finds no text with a rule", async () => {
	const { user, course } = await arrange([{ days: 3 }], true);
	const parts = (viewer: number) =>
		db.all(sql`select * from (${closedLessonParts(asked(viewer, enrolledAt))}) where course_id = ${course.id}`);
	expect(await parts(user.id)).toEqual([]);
	const other = await arrange([{ days: 3 }, null]);
	const stranger = await makeUser(db);
	const found = await db.all(
		sql`select * from (${closedLessonParts(asked(stranger.id, day(9)))}) where course_id = ${other.course.id}`,
	);
	expect(found).toHaveLength(1);
});

test("progress of a closed lesson is refused, says what comes first, and is taken once that is completed", async () => {
	const { ids, record } = await arrange([null, { after: ["lesson-1"] }]);
	expect(await record(1, enrolledAt)).toMatchObject({
		ok: false,
		reason: "locked",
		lock: { at: null, after: ["lesson-1"], first: [{ id: ids[0], titles: { en: "Lesson 1", fr: "Leçon 1" } }] },
	});
	expect(await record(0, enrolledAt)).toMatchObject({ ok: true });
	expect(await record(1, enrolledAt)).toMatchObject({ ok: true, enrollment: { progress: 100, status: "completed" } });
});

test("a lesson that was completed before it got a rule goes on", async () => {
	const { complete, record } = await arrange([{ days: 30 }]);
	expect(await record(0, enrolledAt)).toMatchObject({ ok: false, reason: "locked" });
	await complete(0);
	expect(await record(0, enrolledAt)).toMatchObject({ ok: true });
});

test("an attempt at a closed quiz is refused", async () => {
	const user = await makeUser(db);
	const questions = [{ key: "q", answerKey: { type: "trueFalse", value: true } as const }];
	const { course, lessons } = await makeCourse(db, { modules: [[{ type: "quiz", opens: { days: 2 }, questions }]] });
	await makeEnrollment(db, { userId: user.id, courseId: course.id, createdAt: enrolledAt });
	const lessonId = lessons[0]?.id ?? 0;
	const hand = (now: Date) => submitAttempt(db, { user, lessonId, answers: { q: true }, language: "en", now });
	expect(await hand(day(1))).toMatchObject({ ok: false, reason: "locked", lock: { at: day(2), days: 2 } });
	expect(await hand(day(2))).toMatchObject({ ok: true, attempt: { passed: true }, lesson: { completedAt: day(2) } });
});

test("where the button completes a quiz or a film, passing or watching does not", async () => {
	const user = await makeUser(db);
	const questions = [{ key: "q", answerKey: { type: "trueFalse", value: true } as const }];
	const video = { file: "a.mp4", durationSeconds: 60, threshold: 90, captions: [] };
	const { course, lessons } = await makeCourse(db, {
		modules: [
			[
				{ type: "quiz", completes: "button", questions },
				{ type: "video", completes: "button", video },
			],
		],
	});
	await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const [quiz = 0, film = 0] = lessons.map(({ id }) => id);
	const passed = await submitAttempt(db, { user, lessonId: quiz, answers: { q: true }, language: "en", now: day(1) });
	expect(passed).toMatchObject({ ok: true, attempt: { passed: true }, lesson: { completedAt: null } });
	const watched = await recordProgress(db, { user, lessonId: film, progress: { watchedSeconds: 60 }, now: day(1) });
	expect(watched).toMatchObject({ ok: true, lesson: { completedAt: null } });
	for (const lessonId of [quiz, film]) {
		const done = await recordProgress(db, { user, lessonId, progress: { completed: true }, now: day(1) });
		expect(done).toMatchObject({ ok: true, lesson: { completedAt: day(1) } });
	}
});

test("film and sheets of a closed lesson are refused to learners, not to its teacher and admins", async () => {
	const { user, course, ids } = await arrange([{ days: 3 }]);
	const lessonId = ids[0] ?? 0;
	const rights = async (reader: { id: number; role: "student" | "instructor" | "admin" }, now = day(1)) => {
		const [lesson, held, release] = await db.batch([
			readingRightsStatements(db, { lessonId, userId: reader.id }).lesson,
			readingRightsStatements(db, { lessonId, userId: reader.id }).held,
			readingRightsStatements(db, { lessonId, userId: reader.id }).release,
		]);
		return readingRights({ lesson, held, release }, { lessonId, user: reader, now })?.access;
	};
	expect(await rights({ id: user.id, role: "student" })).toEqual({ allowed: false, reason: "locked" });
	expect(await rights({ id: user.id, role: "student" }, day(3))).toEqual({ allowed: true, as: "learner" });
	expect(await rights({ id: user.id, role: "admin" })).toEqual({ allowed: true, as: "admin" });
	expect(await rights({ id: course.instructorId, role: "instructor" })).toEqual({ allowed: true, as: "instructor" });
});

test("the statements scan no growing table", async () => {
	const one = findRelease(db, { lessonId: 1, userId: 1 });
	await expectNoScan(one);
	await expectDistinctColumns(one);
});
