import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courseFiles, lessons, lessonTranslations } from "#db/schema/schema.ts";

/** Captions and chapters that a lesson has in its own words, and whether its film is one of the files of its course. */
export function findClipWords(db: Database, { lessonId, language }: { lessonId: number; language: string }) {
	const isNamed = sql`${lessons.video} ->> 'file' = 'file:' || ${courseFiles.uploadId}`;
	const named = db
		.select({ one: sql`1` })
		.from(courseFiles)
		.where(and(eq(courseFiles.courseId, lessons.courseId), isNamed));
	return db
		.select({
			captions: lessonTranslations.captions,
			chapters: lessonTranslations.chapters,
			isInCourse: sql`exists ${named}`.mapWith(Boolean).as("is_in_course"),
		})
		.from(lessons)
		.leftJoin(
			lessonTranslations,
			and(eq(lessonTranslations.lessonId, lessons.id), eq(lessonTranslations.language, language)),
		)
		.where(eq(lessons.id, lessonId));
}
