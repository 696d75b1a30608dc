import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courses, lessons } from "#db/schema/schema.ts";

/** Zero or one row; none for a retired lesson. */
export function findLessonTask(db: Database, lessonId: number) {
	return db
		.select({
			id: lessons.id,
			courseId: lessons.courseId,
			type: lessons.type,
			video: lessons.video,
			passPercent: lessons.passPercent,
			maxAttempts: lessons.maxAttempts,
			completes: lessons.completes,
			draw: lessons.draw,
			timeLimitMinutes: lessons.timeLimitMinutes,
			publishedAt: courses.publishedAt,
		})
		.from(lessons)
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.where(and(eq(lessons.id, lessonId), isNull(lessons.retiredAt)));
}

/** Course id of a lesson as a subquery, written out like `userOfSession`. */
export function courseOfLesson(lessonId: number): SQL<number> {
	return sql`(select course_id from lessons where id = ${lessonId})`;
}

/** What decides on enrolling, as a list of none or one. */
export function findCourseOffer(db: Database, courseId: number) {
	return db
		.select({ id: courses.id, priceCents: courses.priceCents, publishedAt: courses.publishedAt })
		.from(courses)
		.where(eq(courses.id, courseId));
}
