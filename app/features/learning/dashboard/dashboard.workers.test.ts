import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { recordProgress } from "#app/features/learning/enrollment/progress/record-progress.server.ts";
import { submitAttempt } from "#app/features/learning/quizzes/attempt/submit-attempt.server.ts";
import { courses } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeSession, makeUser } from "#tests/factories.ts";
import { takeCourse, wrong } from "#tests/learning/taken-course.ts";
import { findDashboard } from "./dashboard.repository.server";
import { dashboardView } from "./dashboard-view";

const now = new Date("2026-11-20T10:00:00Z");
const today = "2026-11-20";

test("the dashboard shows courses by latest activity, the next lesson and the week, in one round trip", async () => {
	const { user, course, ids } = await takeCourse();
	const { course: done, lessons } = await makeCourse(db, { modules: [[{}]] });
	await makeEnrollment(db, { userId: user.id, courseId: done.id });
	await recordProgress(db, { user, lessonId: ids[0], progress: { completed: true }, now });
	await recordProgress(db, { user, lessonId: ids[0], progress: {}, now: new Date(now.getTime() + 60_000) });
	await submitAttempt(db, { user, lessonId: ids[2], answers: { ...wrong, offer: 5 }, language: "en", now });
	const later = new Date(now.getTime() + 3_600_000);
	await recordProgress(db, { user, lessonId: lessons[0]?.id ?? 0, progress: { completed: true }, now: later });
	const batch = vi.spyOn(db, "batch");

	const rows = await findDashboard(db, { session: await makeSession(db, user.id), language: "fr", now });
	const view = dashboardView(rows, today);

	expect(batch).toHaveBeenCalledTimes(1);
	batch.mockRestore();
	expect(view.courses).toMatchObject([
		{ courseId: done.id, status: "completed", progress: 100, completedAt: later, nextLesson: null },
		{
			courseId: course.id,
			courseTitle: "Cours",
			progress: 25,
			done: { completed: 1, required: 4 },
			nextLesson: { id: ids[1] },
		},
	]);
	expect(view.goOn).toMatchObject({ lesson: { id: ids[1], minutes: 10 } });
	expect(view.week).toEqual({ goalMinutes: 300, minutes: 1, lessonsCompleted: 2, quizAverage: 50 });
	expect(view).toMatchObject({ minutesInChart: 1, activeDays: 1, featured: null });
	expect(view.chart).toHaveLength(28);
});

test("someone without courses is shown the featured course and how long its first lesson takes", async () => {
	const user = await makeUser(db);
	const session = await makeSession(db, user.id);
	const show = async () => dashboardView(await findDashboard(db, { session, language: "en", now }), today);
	const modules = [[{ minutes: 14 }, { minutes: 9 }]];
	const { course } = await makeCourse(db, { featured: true, publishedAt: null, position: -1, modules });
	expect((await show()).featured).toBeNull();

	await db.update(courses).set({ publishedAt: now }).where(eq(courses.id, course.id));
	const view = await show();
	expect(view.featured).toMatchObject({ id: course.id, firstLessonMinutes: 14 });
	expect(view).toMatchObject({ courses: [], goOn: null, week: { quizAverage: null, minutes: 0 } });
});
