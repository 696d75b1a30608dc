import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { enrollments, lessonProgress, lessons } from "#db/schema/schema.ts";

/** In reading order per course, with what is completed. */
export function listLessonsTaken(db: Database, userId: number) {
	return db
		.select({
			enrollmentId: sql<number>`${enrollments.id}`.as("enrollment_id"),
			id: lessons.id,
			moduleId: lessons.moduleId,
			required: lessons.required,
			minutes: lessons.minutes,
			isDone: sql`${lessonProgress.completedAt} is not null`.mapWith(Boolean).as("is_done"),
		})
		.from(enrollments)
		.innerJoin(lessons, and(eq(lessons.courseId, enrollments.courseId), isNull(lessons.retiredAt)))
		.leftJoin(
			lessonProgress,
			and(eq(lessonProgress.enrollmentId, enrollments.id), eq(lessonProgress.lessonId, lessons.id)),
		)
		.where(eq(enrollments.userId, userId))
		.orderBy(asc(enrollments.id), asc(lessons.position));
}
