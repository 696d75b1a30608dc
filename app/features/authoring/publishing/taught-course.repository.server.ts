import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../../db/client.server";
import { courses, courseTranslations } from "../../../../db/schema/schema";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/words/languages";
import { localizedColumn } from "../../../shared/words/localized-column.server";

/** The title of a course in a language, and who teaches it, as a list of none or one. */
export function findTaughtCourse(db: Database, { courseId, language }: { courseId: number; language: Language }) {
	const [asked, english] = [alias(courseTranslations, "asked"), alias(courseTranslations, "english")];
	return db
		.select({
			instructorId: courses.instructorId,
			title: localizedColumn("title", asked.title, english.title),
		})
		.from(courses)
		.leftJoin(asked, and(eq(asked.courseId, courses.id), eq(asked.language, language)))
		.leftJoin(english, and(eq(english.courseId, courses.id), eq(english.language, DEFAULT_LANGUAGE)))
		.where(eq(courses.id, courseId));
}
