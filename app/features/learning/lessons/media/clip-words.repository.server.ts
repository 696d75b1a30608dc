import { and, eq, sql } from "drizzle-orm";
import { isFilmOfCourse } from "#app/features/learning/catalog/film-in-course.sql.ts";
import type { Database } from "#db/client.server.ts";
import { lessons, lessonTranslations } from "#db/schema/schema.ts";

/** Captions and chapters that a lesson has in its own words, and whether its film is one of the files of its course. */
export function findClipWords(db: Database, { lessonId, language }: { lessonId: number; language: string }) {
	return db
		.select({
			captions: lessonTranslations.captions,
			chapters: lessonTranslations.chapters,
			isInCourse: isFilmOfCourse(lessons.courseId, sql`${lessons.video} ->> 'file'`),
		})
		.from(lessons)
		.leftJoin(
			lessonTranslations,
			and(eq(lessonTranslations.lessonId, lessons.id), eq(lessonTranslations.language, language)),
		)
		.where(eq(lessons.id, lessonId));
}
