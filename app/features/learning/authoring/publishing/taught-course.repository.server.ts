import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { coTeachers } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTranslations } from "#db/schema/schema.ts";

export function findTaughtCourse(db: Database, { courseId, language }: { courseId: number; language: Language }) {
	const [asked, english] = [alias(courseTranslations, "asked"), alias(courseTranslations, "english")];
	return db
		.select({
			instructorId: courses.instructorId,
			coTeachers: coTeachers(),
			title: localizedColumn("title", asked.title, english.title),
		})
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(eq(courses.id, courseId));
}
