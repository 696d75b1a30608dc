import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { findLessonPage } from "#app/features/learning/lessons/lesson/lesson-page.repository.server.ts";
import { lessonProgress } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeSession, makeUser } from "#tests/factories.ts";
import { listEnrollments } from "../enrollments.repository.server";
import { openLesson } from "./open-lesson.server";

const now = new Date("2026-11-20T10:00:00Z");
const later = new Date("2026-11-20T11:00:00Z");

async function arrange(status: "enrolled" | "paused" = "enrolled") {
	const user = await makeUser(db);
	const { course, lessons } = await makeCourse(db);
	await makeEnrollment(db, { userId: user.id, courseId: course.id, status });
	const [first, second] = lessons.map(({ id }) => id) as [number, number];
	const read = async (lessonId: number, userId = user.id) => {
		const page = await findLessonPage(db, { lessonId, session: await makeSession(db, userId), language: "en", now });
		if (!page) throw new Error("no such lesson");
		return page;
	};
	return { user, course, first, second, read };
}

async function openedAt({ lesson, enrollment }: { lesson: { id: number }; enrollment: { id: number } | null }) {
	const ofLesson = and(eq(lessonProgress.lessonId, lesson.id), eq(lessonProgress.enrollmentId, enrollment?.id ?? 0));
	const [record] = await db.select({ at: lessonProgress.openedAt }).from(lessonProgress).where(ofLesson);
	return record?.at;
}

test("the first opening begins the course and is remembered as the place to continue", async () => {
	const { first, read } = await arrange();

	const outcome = await openLesson(db, { page: await read(first), now });
	const page = await read(first);

	expect(outcome).toEqual({ ok: true, enrollment: page.enrollment });
	expect(page.enrollment).toMatchObject({ status: "active", currentLessonId: first, lastActivityAt: now });
	expect(page.progress).toMatchObject([{ lessonId: first, completedAt: null }]);
	expect(await openedAt(page)).toEqual(now);
});

test("of two courses the one whose lesson was opened last is gone on with", async () => {
	const { user, first, read } = await arrange();
	const other = await makeCourse(db);
	await makeEnrollment(db, { userId: user.id, courseId: other.course.id, status: "enrolled" });
	await openLesson(db, { page: await read(first), now });
	await openLesson(db, { page: await read(other.lessons[0]?.id ?? 0), now: new Date("2026-11-20T10:30:00Z") });

	await openLesson(db, { page: await read(first), now: later });

	const rows = await listEnrollments(db, { userId: user.id, language: "en" });
	expect(rows.map(({ currentLessonId }) => currentLessonId)).toEqual([first, other.lessons[0]?.id]);
});

test("reading a lesson again at once asks nothing of the database", async () => {
	const { first, read } = await arrange();
	await openLesson(db, { page: await read(first), now });
	const page = await read(first);
	const batch = vi.spyOn(db, "batch");

	const outcome = await openLesson(db, { page, now: new Date(now.getTime() + 9_999) });

	expect(outcome).toEqual({ ok: true, enrollment: page.enrollment });
	expect(batch).not.toHaveBeenCalled();
	batch.mockRestore();
});

test("coming back to a lesson moves the place, not its first opening", async () => {
	const { first, second, read } = await arrange();
	await openLesson(db, { page: await read(first), now });
	await openLesson(db, { page: await read(second), now });

	await openLesson(db, { page: await read(first), now: later });

	const page = await read(first);
	expect(page.enrollment).toMatchObject({ currentLessonId: first, lastActivityAt: later });
	expect(await openedAt(page)).toEqual(now);
});

test("who is not learning leaves no trace", async () => {
	const { first, read } = await arrange("paused");
	const stranger = await makeUser(db);

	expect(await openLesson(db, { page: await read(first), now })).toEqual({ ok: false, reason: "paused" });
	expect(await openLesson(db, { page: await read(first, stranger.id), now })).toEqual({
		ok: false,
		reason: "notEnrolled",
	});
	expect((await read(first)).progress).toEqual([]);
});
