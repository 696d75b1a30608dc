import { and, eq, isNotNull } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, lessons, lessonTranslations } from "#db/schema/schema.ts";

/** A lesson of a published course, under which somebody asks. */
export function findLessonOfTopic(db: Database, { lessonId, language }: { lessonId: number; language: Language }) {
	const asked = alias(lessonTranslations, "lesson_asked");
	const english = alias(lessonTranslations, "lesson_english");
	return db
		.select({
			id: lessons.id,
			courseId: lessons.courseId,
			title: localizedColumn("lesson_title", asked.title, english.title),
		})
		.from(lessons)
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.leftJoin(asked, translates(asked.lessonId, lessons.id, language))
		.leftJoin(english, translates(english.lessonId, lessons.id, "en"))
		.where(and(eq(lessons.id, lessonId), isNotNull(courses.publishedAt)));
}
