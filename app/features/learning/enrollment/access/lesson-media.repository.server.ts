import { and, eq, sql } from "drizzle-orm";
import { coTeachers } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, enrollments, lessons } from "#db/schema/schema.ts";

export function findLessonMedia(db: Database, { lessonId, userId }: { lessonId: number; userId: UserId }) {
	return db
		.select({
			video: lessons.video,
			freePreview: lessons.freePreview,
			retiredAt: lessons.retiredAt,
			course: { instructorId: courses.instructorId, coTeachers: coTeachers(), publishedAt: courses.publishedAt },
			courseId: lessons.courseId,
			enrollmentId: sql<number | null>`${enrollments.id}`.as("enrollment_id"),
		})
		.from(lessons)
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.leftJoin(enrollments, and(eq(enrollments.courseId, lessons.courseId), eq(enrollments.userId, userId)))
		.where(eq(lessons.id, lessonId));
}
