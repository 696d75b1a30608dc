import { eq, sql } from "drizzle-orm";
import { shipCourse } from "#app/features/learning/authoring/publishing/ship-course.server.ts";
import type { CourseContent } from "#db/content/course-content.ts";
import {
	courses,
	documentVersions,
	enrollments,
	lessonProgress,
	lessons,
	lessonTranslations,
} from "#db/schema/schema.ts";
import { db } from "../database";
import { makeEnrollment, makeUser } from "../factories";

export const now = new Date("2026-11-20T10:00:00Z");
export const before = new Date("2026-01-01T00:00:00Z");
let id = 100;
let teacher = 0;

export async function beginCourse(): Promise<{ id: number; teacher: number }> {
	id += 1;
	teacher = (await makeUser(db, { role: "instructor" })).id;
	return { id, teacher };
}

export const ship = (course: CourseContent, more: { instructorId?: number; sourceHash?: string } = {}) =>
	shipCourse(db, { course, sourceHash: "a", instructorId: teacher, publishedAt: before, now, ...more });
export const course = async () => (await db.select().from(courses).where(eq(courses.id, id)))[0];
export const lessonRows = () => db.select().from(lessons).where(eq(lessons.courseId, id)).orderBy(lessons.position);
export const live = async () => (await lessonRows()).filter(({ retiredAt }) => !retiredAt).map(({ key }) => key);
export const lessonId = async (key: string) => (await lessonRows()).find((lesson) => lesson.key === key)?.id ?? 0;
export const titles = (lesson: number) =>
	db
		.select({ language: lessonTranslations.language, title: lessonTranslations.title })
		.from(lessonTranslations)
		.where(eq(lessonTranslations.lessonId, lesson))
		.orderBy(lessonTranslations.language);

export async function learner(keys: string[], status: "in_progress" | "completed" = "in_progress") {
	const user = await makeUser(db);
	const ids = await Promise.all(keys.map(lessonId));
	const completedAt = status === "completed" ? before : null;
	const enrollment = await makeEnrollment(db, {
		userId: user.id,
		courseId: id,
		status,
		completedAt,
		progress: status === "completed" ? 100 : 50,
		currentLessonId: ids.at(-1),
	});
	for (const lesson of ids) {
		const times = { openedAt: before, lastSeenAt: before, completedAt: before };
		await db.insert(lessonProgress).values({ enrollmentId: enrollment.id, lessonId: lesson, ...times });
	}
	const state = async () => (await db.select().from(enrollments).where(eq(enrollments.id, enrollment.id)))[0];
	const records = () => db.select().from(lessonProgress).where(eq(lessonProgress.enrollmentId, enrollment.id));
	return { enrollment, state, records };
}

export async function listVersionNumbers() {
	return db
		.select({ number: documentVersions.number })
		.from(documentVersions)
		.where(sql`document_id = (select document_id from courses where id = ${id})`);
}
