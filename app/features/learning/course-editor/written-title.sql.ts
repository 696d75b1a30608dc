import { type SQL, sql } from "drizzle-orm";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { courseTranslations, documentDrafts } from "#db/schema/schema.ts";

/**
 * The title of the course of a query: as published, else as it is drafted, in a language or in English. Empty where
 * nobody has written one. The query must have the table `courses` under its own name.
 */
export function writtenTitle(language: Language): SQL<string> {
	// Named in full, because Drizzle omits table names when selecting from a single table.
	const published = (code: Language) =>
		sql`(select nullif(shown.title, '') from ${courseTranslations} shown
			where shown.course_id = courses.id and shown.language = ${code})`;
	const drafted = (code: Language) =>
		sql`(select nullif(draft.body ->> 'title', '') from ${documentDrafts} draft
			where draft.document_id = courses.document_id and draft.key = 'course' and draft.language = ${code})`;
	const titles = [language, DEFAULT_LANGUAGE].flatMap((code) => [published(code), drafted(code)]);
	return sql<string>`coalesce(${sql.join(titles, sql`, `)}, '')`;
}
