import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courses, lessons } from "#db/schema/schema.ts";

export type LessonName = { course: string; lesson: string };

/** Those of the lessons that exist for learners, by the names in their addresses. */
export function listLessonsNamed(db: Database, names: readonly LessonName[]) {
	const wanted = JSON.stringify(names.map(({ course, lesson }) => `${course}/${lesson}`));
	return db
		.select({
			course: sql<string>`${courses.slug}`.as("course_slug"),
			lesson: sql<string>`${lessons.key}`.as("lesson_key"),
		})
		.from(courses)
		.innerJoin(lessons, eq(lessons.courseId, courses.id))
		.where(
			and(
				isNull(lessons.retiredAt),
				sql`${courses.slug} || '/' || ${lessons.key} in (select value from json_each(${wanted}))`,
			),
		);
}

/** The lesson as learners have it; none before it is published. */
export function findLessonId(db: Database, { courseId, lesson }: { courseId: number; lesson: string }) {
	return db
		.select({ id: lessons.id })
		.from(lessons)
		.where(and(eq(lessons.courseId, courseId), eq(lessons.key, lesson)));
}
