import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTranslations, enrollments, lessonTranslations, users } from "#db/schema/schema.ts";

export const LEARNERS_PER_COURSE = 50;

type Input = { instructorId: number; language: Language; before?: Date };
export type Learner = Awaited<ReturnType<typeof listLearners>>[number];

/** The latest 50 learners of each course, optionally before an instant. Contains no e-mail addresses. */
export function listLearners(db: Database, { instructorId, language, before }: Input) {
	const course = {
		asked: alias(courseTranslations, "asked_course"),
		english: alias(courseTranslations, "english_course"),
	};
	const lesson = {
		asked: alias(lessonTranslations, "asked_lesson"),
		english: alias(lessonTranslations, "english_lesson"),
	};
	const latest = alias(enrollments, "latest");
	// Correlated with the course, so that the index on course and activity serves each course.
	const latestOfCourse = db
		.select({ id: latest.id })
		.from(latest)
		.where(
			and(
				eq(latest.courseId, courses.id),
				sql`${latest.lastActivityAt} < ${before?.getTime() ?? Number.MAX_SAFE_INTEGER}`,
			),
		)
		.orderBy(desc(latest.lastActivityAt))
		.limit(LEARNERS_PER_COURSE);

	return db
		.select({
			enrollmentId: sql<number>`${enrollments.id}`.as("enrollment_id"),
			userId: enrollments.userId,
			name: users.name,
			profileImageUrl: users.profileImageUrl,
			courseId: enrollments.courseId,
			courseTitle: localizedColumn("course_title", course.asked.title, course.english.title),
			status: enrollments.status,
			progress: enrollments.progress,
			currentLessonId: enrollments.currentLessonId,
			currentLessonTitle: localizedColumn("lesson_title", lesson.asked.title, lesson.english.title),
			createdAt: enrollments.createdAt,
			lastActivityAt: enrollments.lastActivityAt,
			completedAt: enrollments.completedAt,
		})
		.from(courses)
		.innerJoin(enrollments, sql`${enrollments.id} in (${latestOfCourse})`)
		.innerJoin(users, eq(users.id, enrollments.userId))
		.leftJoin(course.asked, and(eq(course.asked.courseId, courses.id), eq(course.asked.language, language)))
		.leftJoin(
			course.english,
			and(eq(course.english.courseId, courses.id), eq(course.english.language, DEFAULT_LANGUAGE)),
		)
		.leftJoin(
			lesson.asked,
			and(eq(lesson.asked.lessonId, enrollments.currentLessonId), eq(lesson.asked.language, language)),
		)
		.leftJoin(
			lesson.english,
			and(eq(lesson.english.lessonId, enrollments.currentLessonId), eq(lesson.english.language, DEFAULT_LANGUAGE)),
		)
		.where(isTaughtBy(instructorId))
		.orderBy(desc(enrollments.lastActivityAt));
}
