import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { levelName, topicDrawing } from "#app/features/learning/catalog/taxonomy/taxonomy.sql.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTranslations, enrollments } from "#db/schema/schema.ts";
import { courseOfLesson } from "./access/lesson-tasks.repository.server.ts";
import { LEARNING_STATUSES } from "./enrollment-status.ts";

export type Enrollment = typeof enrollments.$inferSelect;
export type EnrollmentWithCourse = Awaited<ReturnType<typeof listEnrollments>>[number];

const MAX_LISTED = 100;

export function findEnrollment(db: Database, { userId, courseId }: { userId: UserId; courseId: number | SQL<number> }) {
	return db
		.select()
		.from(enrollments)
		.where(and(eq(enrollments.userId, userId), eq(enrollments.courseId, courseId)));
}

export function findEnrollmentById(db: Database, enrollmentId: number) {
	return db.select().from(enrollments).where(eq(enrollments.id, enrollmentId));
}

export function findEnrollmentByLesson(db: Database, { userId, lessonId }: OfLesson) {
	return findEnrollment(db, { userId, courseId: courseOfLesson(lessonId) });
}

export function enrollmentIds({ userId, courseId }: { userId: UserId; courseId?: number | SQL<number> }): SQL<number> {
	const inCourse = courseId === undefined ? sql`` : sql` and course_id = ${courseId}`;
	return sql`(select id from enrollments where user_id = ${userId}${inCourse})`;
}

export function enrollmentIdByLesson({ userId, lessonId }: OfLesson): SQL<number> {
	return enrollmentIds({ userId, courseId: courseOfLesson(lessonId) });
}

type OfLesson = { userId: UserId; lessonId: number };

export function listEnrollments(db: Database, { userId, language }: { userId: UserId; language: Language }) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");

	return db
		.select({
			id: enrollments.id,
			userId: enrollments.userId,
			courseId: enrollments.courseId,
			source: enrollments.source,
			status: enrollments.status,
			progress: enrollments.progress,
			currentLessonId: enrollments.currentLessonId,
			createdAt: enrollments.createdAt,
			lastActivityAt: enrollments.lastActivityAt,
			completedAt: enrollments.completedAt,
			courseSlug: courses.slug,
			topicDrawing: topicDrawing(),
			courseLevel: courses.level,
			courseLevelName: levelName(language),
			courseTitle: localizedColumn("course_title", asked.title, english.title),
			courseTitleInEnglish: isInEnglish("course_title_in_english", asked.title, english.title, language),
		})
		.from(enrollments)
		.innerJoin(courses, eq(courses.id, enrollments.courseId))
		.leftJoin(asked, translates(asked.courseId, enrollments.courseId, language))
		.leftJoin(english, translates(english.courseId, enrollments.courseId, DEFAULT_LANGUAGE))
		.where(eq(enrollments.userId, userId))
		.orderBy(desc(enrollments.lastActivityAt))
		.limit(MAX_LISTED);
}

export function isFreeCourse(courseId: number): SQL {
	return sql`exists (select 1 from ${courses} where ${courses.id} = ${courseId}
		and ${courses.priceCents} = 0 and ${courses.publishedAt} is not null)`;
}

type NewEnrollment = {
	userId: number;
	courseId: number;
	/** What opens the course at this point of the batch; null for nothing. */
	source: SQL<string | null>;
	now: Date;
};

/** Returns no row for a course that is not open or not published, or when the enrollment exists. */
export function insertEnrollment(db: Database, { userId, courseId, source, now }: NewEnrollment) {
	const at = now.getTime();
	const openCourse = db
		.select({
			id: sql`null`.as("id"),
			userId: sql`${userId}`.as("user_id"),
			courseId: sql`${courses.id}`.as("course_id"),
			source: sql`replace(${source}, 'order', 'purchase')`.as("source"),
			status: sql`'enrolled'`.as("status"),
			progress: sql`0`.as("progress"),
			currentLessonId: sql`null`.as("current_lesson_id"),
			createdAt: sql`${at}`.as("created_at"),
			lastActivityAt: sql`${at}`.as("last_activity_at"),
			completedAt: sql`null`.as("completed_at"),
		})
		.from(courses)
		.where(and(eq(courses.id, courseId), isNotNull(courses.publishedAt), sql`${source} is not null`));

	return db.insert(enrollments).select(openCourse).onConflictDoNothing().returning();
}

export function setCurrentLesson(db: Database, input: { enrollmentId: number; lessonId: number; now: Date }) {
	return db
		.update(enrollments)
		.set({
			currentLessonId: input.lessonId,
			status: sql`case when ${enrollments.status} = 'enrolled' then 'active' else ${enrollments.status} end`,
			lastActivityAt: sql`max(${enrollments.lastActivityAt}, ${input.now.getTime()})`,
		})
		.where(and(eq(enrollments.id, input.enrollmentId), inArray(enrollments.status, LEARNING_STATUSES)));
}
