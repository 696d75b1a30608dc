import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { coTeachers } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTranslations, libraryEntries, libraryTranslations, uploads } from "#db/schema/schema.ts";

const asked = alias(courseTranslations, "asked");
const english = alias(courseTranslations, "english");

const ofResources = and(eq(libraryEntries.kind, "resource"), isNull(libraryEntries.retiredAt));

export function documentOfResource(slug: string): SQL<number> {
	return sql`(select document_id from library_entries where kind = 'resource' and slug = ${slug} and retired_at is null)`;
}

export function findFileOf(db: Database, slug: string, language: Language) {
	return db
		.select({ name: uploads.name, bytes: uploads.bytes })
		.from(uploads)
		.where(
			sql`${uploads.id} = (select coalesce(own.words ->> '$.translatedFile', entry.details ->> '$.file')
				from library_entries entry
				left join library_translations own on own.document_id = entry.document_id and own.language = ${language}
				where entry.kind = 'resource' and entry.slug = ${slug} and entry.retired_at is null)`,
		);
}

export function listOpeningCourses(db: Database, language: Language) {
	const opening = db
		.select({ id: libraryEntries.courseId })
		.from(libraryEntries)
		.where(and(ofResources, isNotNull(libraryEntries.courseId)));
	return db
		.select({
			courseId: sql<number>`${courses.id}`.as("course_id"),
			instructorId: courses.instructorId,
			coTeachers: coTeachers(),
			isPublished: sql<boolean>`${courses.publishedAt} is not null`.mapWith(Boolean).as("is_published"),
			title: localizedColumn("course_title", asked.title, english.title),
		})
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(sql`${courses.id} in ${opening}`);
}

/** Number of places and date of the oldest answer; one row. */
export function summarisePlaces(db: Database) {
	return db
		.select({
			count: sql<number>`count(*)`.as("place_count"),
			oldest: sql<string | null>`min(${libraryEntries.reviewedOn})`.as("oldest_review"),
		})
		.from(libraryEntries)
		.where(and(eq(libraryEntries.kind, "place"), isNull(libraryEntries.retiredAt)));
}

export function listResourceLanguages(db: Database) {
	return db
		.select({
			id: sql<number>`${libraryTranslations.documentId}`.as("translated_id"),
			language: libraryTranslations.language,
		})
		.from(libraryTranslations)
		.innerJoin(libraryEntries, eq(libraryEntries.documentId, libraryTranslations.documentId))
		.where(ofResources);
}

/** How many resources have each topic, those that have left the library included. */
export function countResourcesByTopic(db: Database) {
	return db
		.select({
			topic: sql<string>`${libraryEntries.section}`.as("resource_topic"),
			count: sql<number>`count(*)`.as("resource_count"),
		})
		.from(libraryEntries)
		.where(eq(libraryEntries.kind, "resource"))
		.groupBy(libraryEntries.section);
}
