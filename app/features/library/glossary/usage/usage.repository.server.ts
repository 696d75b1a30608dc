import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Language } from "#app/shared/words/languages.ts";
import { translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	courses,
	glossaryUsage,
	lessons,
	lessonTranslations,
	libraryEntries,
	libraryTranslations,
	type USAGE_PLACES,
} from "#db/schema/schema.ts";

export type UsagePlace = (typeof USAGE_PLACES)[number];
type Chunk = { language: Language; after: number; limit: number };

/** Published lessons with a text in this language, by id, after `after`. */
export function listLessonTexts(db: Database, { language, after, limit }: Chunk) {
	return db
		.select({
			id: lessons.id,
			title: lessonTranslations.title,
			html: sql<string>`${lessonTranslations.bodyHtml}`.as("lesson_html"),
		})
		.from(lessons)
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.innerJoin(lessonTranslations, translates(lessonTranslations.lessonId, lessons.id, language))
		.where(
			and(
				gt(lessons.id, after),
				isNull(lessons.retiredAt),
				sql`${courses.publishedAt} is not null`,
				sql`coalesce(${lessonTranslations.bodyHtml}, '') <> ''`,
			),
		)
		.orderBy(asc(lessons.id))
		.limit(limit);
}

type Kind = Exclude<UsagePlace, "lesson">;

/** Entries of a kind with words in this language, by id, after `after`. */
export function listEntryTexts(db: Database, kind: Kind, { language, after, limit }: Chunk) {
	return db
		.select({
			id: libraryEntries.documentId,
			slug: libraryEntries.slug,
			title: libraryTranslations.title,
			html: libraryTranslations.bodyHtml,
		})
		.from(libraryEntries)
		.innerJoin(libraryTranslations, translates(libraryTranslations.documentId, libraryEntries.documentId, language))
		.where(
			and(
				eq(libraryEntries.kind, kind),
				gt(libraryEntries.documentId, after),
				isNull(libraryEntries.retiredAt),
				ne(libraryTranslations.bodyHtml, ""),
			),
		)
		.orderBy(asc(libraryEntries.documentId))
		.limit(limit);
}

export type UsageRow = { documentId: number; language: Language; place: UsagePlace; texts: number; links: number };

export function replaceUsage(db: Database, rows: readonly UsageRow[], now: Date) {
	const field = (name: string) => sql`value ->> ${name}`;
	return [
		db.delete(glossaryUsage),
		db.insert(glossaryUsage).select(
			// Skips terms that were retired during the count.
			sql`select ${field("documentId")}, ${field("language")}, ${field("place")}, ${field("texts")}, ${field("links")},
				${now.getTime()} from json_each(${JSON.stringify(rows)})
				where ${field("documentId")} in (select document_id from library_entries)`,
		),
	] as const;
}

export function listUsage(db: Database, language: Language) {
	return db.select().from(glossaryUsage).where(eq(glossaryUsage.language, language));
}
