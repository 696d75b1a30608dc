import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { learningDays, lessons as lessonTable } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeLesson, makeUser } from "#tests/factories.ts";
import { statusAfterProgress } from "../enrollment-status";
import type { ProgressInput } from "../schemas";
import { courseProgress } from "./course-progress";
import { toApiProgress } from "./progress-shape";
import { recordProgress } from "./record-progress.server";

const start = new Date("2026-11-20T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const clip = { file: "a.mp4", durationSeconds: 60, threshold: 90, captions: [] };

type Plan = Parameters<typeof makeCourse>[1];

async function arrange(plan: Plan = {}, timeZone = "UTC") {
	const user = await makeUser(db, { timeZone });
	const { course, lessons } = await makeCourse(db, plan);
	const enrollment = await makeEnrollment(db, { userId: user.id, courseId: course.id });
	const ids = lessons.map(({ id }) => id);
	const record = async (at: number, progress: ProgressInput, now = start) => {
		const outcome = await recordProgress(db, { user, lessonId: ids[at] ?? 0, progress, now });
		if (!outcome.ok) throw new Error(outcome.reason);
		return outcome;
	};
	const days = () => db.select().from(learningDays).where(eq(learningDays.userId, user.id));
	return { user, course, lessons, ids, enrollment, record, days };
}

test("an article is done when the learner says so, and the course moves on", async () => {
	const { ids, record, days } = await arrange();

	const outcome = await record(0, { completed: true });

	expect(outcome.lesson).toMatchObject({ id: ids[0], completedAt: start, openedAt: start });
	expect(outcome.enrollment).toMatchObject({ status: "in_progress", progress: 50, completedAt: null });
	expect(toApiProgress(outcome).enrollment.unmet).toEqual([{ lessonId: ids[1], reason: "notOpened" }]);
	expect(await days()).toMatchObject([{ day: "2026-11-20", lessonsCompleted: 1, seconds: 0 }]);
});

test("an article stays open until then, and says so", async () => {
	const { record } = await arrange();

	const outcome = await record(0, {});

	expect(toApiProgress(outcome).lesson).toMatchObject({ completedAt: null, unmet: { reason: "notMarkedDone" } });
	expect(outcome.enrollment).toMatchObject({ status: "active", progress: 0 });
});

test("the last required lesson completes the course; the date stands", async () => {
	const { record } = await arrange();
	await record(0, { completed: true });
	await record(1, { completed: true }, after(10));

	const again = await record(1, { completed: true }, after(5000));

	expect(again.enrollment).toMatchObject({ status: "completed", progress: 100, completedAt: after(10) });
	expect(again.lesson.completedAt).toEqual(after(10));
	expect(toApiProgress(again).enrollment.unmet).toEqual([]);
});

test("an optional lesson begins the progress but does not count for it", async () => {
	const { record } = await arrange({ modules: [[{ required: false }, {}]] });

	expect((await record(0, { completed: true })).enrollment).toMatchObject({ status: "in_progress", progress: 0 });
	expect((await record(1, { completed: true })).enrollment).toMatchObject({ status: "completed", progress: 100 });
});

test("a lesson that joins later does not revoke a completion", async () => {
	const { course, lessons, record } = await arrange({ modules: [[{}]] });
	await record(0, { completed: true });
	await makeLesson(db, { courseId: course.id, moduleId: lessons[0]?.moduleId ?? 0 }, 2);

	const outcome = await record(0, {}, after(60));

	expect(outcome.enrollment).toMatchObject({ status: "completed", progress: 100, completedAt: start });
});

test("a video keeps its furthest and its last position apart", async () => {
	const { record } = await arrange({ modules: [[{ type: "video", video: clip }]] });
	await record(0, { positionSeconds: 40, watchedSeconds: 40 });

	const { lesson } = await record(0, { positionSeconds: 5, watchedSeconds: 12 });

	expect(lesson).toMatchObject({ positionSeconds: 5, furthestSeconds: 40, watchedSeconds: 40, completedAt: null });
	expect((await record(0, {})).lesson).toMatchObject({ positionSeconds: 5, furthestSeconds: 40, watchedSeconds: 40 });
});

test("a video completes at its threshold, never by being called complete", async () => {
	const { record } = await arrange({ modules: [[{ type: "video", video: clip }]] });

	const called = await record(0, { completed: true, watchedSeconds: 53 });
	expect(toApiProgress(called).lesson.unmet).toEqual({ reason: "watched", have: 88, need: 90 });

	const watched = await record(0, { watchedSeconds: 54 });
	expect(watched.lesson.completedAt).toEqual(start);
	expect(watched.enrollment.status).toBe("completed");
});

test("nothing beyond the end of a clip is believed", async () => {
	const { record } = await arrange({ modules: [[{ type: "video", video: clip }]] });

	const { lesson } = await record(0, { positionSeconds: 80_000, watchedSeconds: 80_000 });

	expect(lesson).toMatchObject({ positionSeconds: 60, furthestSeconds: 60, watchedSeconds: 60 });
});

test.each(["quiz", "exercise"] as const)("a %s is never completed by saying so", async (type) => {
	const { record } = await arrange({ modules: [[{ type, passPercent: 80 }]] });

	const outcome = await record(0, { completed: true });

	expect(outcome.lesson.completedAt).toBeNull();
	expect(toApiProgress(outcome).lesson.unmet).toEqual({ reason: "notTried", kind: type, need: 80 });
});

test("time counts from one sign of life to the next, but not across a long pause", async () => {
	const { record, days } = await arrange();
	for (const seconds of [0, 30, 120, 211, 212]) await record(0, {}, after(seconds));

	expect(await days()).toMatchObject([{ day: "2026-11-20", seconds: 30 + 90 + 1, lessonsCompleted: 0 }]);
});

test("the day is that of the learner's own calendar", async () => {
	const { record, days } = await arrange({}, "Asia/Tokyo");

	await record(0, { completed: true }, new Date("2026-11-20T16:00:00Z"));

	expect(await days()).toMatchObject([{ day: "2026-11-21", lessonsCompleted: 1 }]);
});

test("a clock that runs backwards takes nothing away", async () => {
	const { record, days } = await arrange();
	await record(0, {}, after(60));

	await record(0, {}, after(0));
	const { lesson, enrollment } = await record(0, {}, after(70));

	expect(lesson.lastSeenAt).toEqual(after(70));
	expect(enrollment.lastActivityAt).toEqual(after(70));
	expect(await days()).toMatchObject([{ seconds: 10 }]);
});

test("twenty completions at once count one lesson and one interval", async () => {
	const { record, days } = await arrange();
	await record(0, {});

	const outcomes = await Promise.all(Array.from({ length: 20 }, () => record(0, { completed: true }, after(40))));

	expect(await days()).toMatchObject([{ seconds: 40, lessonsCompleted: 1 }]);
	for (const { enrollment } of outcomes) expect(enrollment).toMatchObject({ progress: 50, status: "in_progress" });
});

test("lessons completed at the same moment are all counted", async () => {
	const plan = { modules: [Array.from({ length: 20 }, () => ({}))] };
	const { ids, record, days } = await arrange(plan);

	await Promise.all(ids.map((_, at) => record(at, { completed: true })));

	expect((await record(0, {})).enrollment).toMatchObject({ progress: 100, status: "completed", completedAt: start });
	expect(await days()).toMatchObject([{ lessonsCompleted: 20 }]);
});

test("who is not learning is told why, and nothing is written", async () => {
	const { ids, days } = await arrange();
	const stranger = await makeUser(db);
	const { course: draft, lessons: drafted } = await makeCourse(db, { publishedAt: null });
	const { course, lessons } = await makeCourse(db);
	await makeEnrollment(db, { userId: stranger.id, courseId: course.id, status: "refunded" });
	const attempt = (lessonId: number) =>
		recordProgress(db, { user: stranger, lessonId, progress: { completed: true }, now: start });

	expect(await attempt(ids[0] ?? 0)).toEqual({ ok: false, reason: "notEnrolled" });
	expect(await attempt(drafted[0]?.id ?? 0)).toEqual({ ok: false, reason: "notFound" });
	expect(await attempt(999_999)).toEqual({ ok: false, reason: "notFound" });
	expect(await attempt(lessons[0]?.id ?? 0)).toEqual({ ok: false, reason: "refunded" });
	expect(await days()).toEqual([]);
	expect(draft.publishedAt).toBeNull();
});

test("progress and status in SQL agree with the rules", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 6 }), async (plan) => {
			const { ids, record } = await arrange({ modules: [plan.map(([required]) => ({ required }))] });
			for (const [at, [, done]] of plan.entries()) {
				if (done) await record(at, { completed: true });
			}
			const { enrollment } = await record(0, {});

			const completedIds = new Set(ids.filter((_, at) => plan[at]?.[1]));
			const lessons = await db.select().from(lessonTable).where(eq(lessonTable.courseId, enrollment.courseId));
			const rule = courseProgress(lessons, { completedIds, currentLessonId: null });
			const done = { completedLessons: completedIds.size, completedRequired: rule.completed, required: rule.required };
			expect(enrollment.progress).toBe(rule.percent);
			expect(enrollment.status).toBe(statusAfterProgress("enrolled", done));
		}),
		{ numRuns: 15 },
	);
});
