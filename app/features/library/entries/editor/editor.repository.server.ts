import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import {
	courses,
	documents,
	glossaryAliases,
	lessons,
	libraryEntries,
	libraryTranslations,
} from "#db/schema/schema.ts";
import type { EntryKind } from "../kinds/kinds.server.ts";

export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number];

/**
 * Everything of a kind, whatever its state, with its titles and what is being written. A kind has some hundreds of
 * entries at most and no texts of theirs are read, so lists are searched, sorted and counted in code.
 */
export function listDocuments(db: Database, kind: EntryKind) {
	const titles = sql`(select json_group_object(language, title) from library_translations where document_id = ${documents.id})`;
	const drafts = sql`(select json_group_array(language) from document_drafts where document_id = ${documents.id})`;
	return db
		.select({
			id: sql<number>`${documents.id}`.as("document_id"),
			key: documents.key,
			origin: documents.origin,
			section: libraryEntries.section,
			position: libraryEntries.position,
			reviewedOn: libraryEntries.reviewedOn,
			changedAt: libraryEntries.changedAt,
			retiredAt: libraryEntries.retiredAt,
			titles: titles.mapWith(readJson<Record<string, string>>).as("titles"),
			drafts: drafts.mapWith(readJson<string[]>).as("drafts"),
			draftTitle: sql<string | null>`(select body ->> 'title' from document_drafts
				where document_id = ${documents.id} and key = 'entry' and language = 'en')`.as("draft_title"),
			draftFacts: sql`(select body from document_drafts
				where document_id = ${documents.id} and key = 'entry' and language = '*')`
				.mapWith(readJson<Record<string, unknown> | null>)
				.as("draft_facts"),
			draftedAt: sql`(select max(edited_at) from document_drafts where document_id = ${documents.id})`
				.mapWith((at: number | null) => (at === null ? null : new Date(at)))
				.as("drafted_at"),
		})
		.from(documents)
		.leftJoin(libraryEntries, eq(libraryEntries.documentId, documents.id))
		.where(eq(documents.kind, kind));
}

const readJson = <T>(text: string): T => JSON.parse(text) as T;

/** What readers see of an entry now, as a list of none or one. */
export function findListed(db: Database, documentId: number) {
	return db.select().from(libraryEntries).where(eq(libraryEntries.documentId, documentId));
}

/** The entries of a kind that are there, by slug with their titles, English where the language lacks one: what others may refer to. */
export function listReferable(db: Database, kind: EntryKind, language = "en") {
	const titleIn = (code: string) =>
		sql`(select title from library_translations where document_id = ${libraryEntries.documentId} and language = ${code})`;
	return db
		.select({
			slug: libraryEntries.slug,
			title: sql<string>`coalesce(${titleIn(language)}, ${titleIn("en")}, '')`.as("title"),
		})
		.from(libraryEntries)
		.where(and(eq(libraryEntries.kind, kind), isNull(libraryEntries.retiredAt)))
		.orderBy(asc(libraryEntries.section), asc(libraryEntries.position), asc(libraryEntries.slug));
}

/** How many articles of help or pages of manuals stand in a section, as a list of one. */
export function countInSection(db: Database, section: string) {
	return db
		.select({ count: sql<number>`count(*)`.as("in_section") })
		.from(libraryEntries)
		.where(
			and(
				inArray(libraryEntries.kind, ["help", "manual"]),
				eq(libraryEntries.section, section),
				isNull(libraryEntries.retiredAt),
			),
		);
}

/** The slugs of all courses in the catalog with their titles, English where the language lacks one. */
export function listCourseSlugs(db: Database, language = "en") {
	const titleIn = (code: string) =>
		sql`(select title from course_translations where course_id = ${courses.id} and language = ${code})`;
	return db
		.select({
			slug: courses.slug,
			title: sql<string>`coalesce(${titleIn(language)}, ${titleIn("en")}, '')`.as("course_title"),
		})
		.from(courses)
		.where(isNotNull(courses.publishedAt))
		.orderBy(asc(courses.position));
}

/** Those of some lessons, named `course/lesson`, that are there. */
export function listKnownLessons(db: Database, names: readonly string[]) {
	return db
		.select({ name: sql<string>`wanted.value`.as("lesson_name") })
		.from(sql`json_each(${JSON.stringify(names)}) wanted`)
		.where(
			sql`exists (select 1 from ${lessons} join ${courses} on ${courses.id} = ${lessons.courseId}
				where ${courses.slug} = substr(wanted.value, 1, instr(wanted.value, '/') - 1)
				and ${lessons.key} = substr(wanted.value, instr(wanted.value, '/') + 1) and ${lessons.retiredAt} is null)`,
		);
}

/** Which other terms have one of these names, with their English titles. */
export function listNameOwners(
	db: Database,
	names: readonly { language: string; folded: string }[],
	but: readonly number[],
) {
	const pairs = JSON.stringify(names.map(({ language, folded }) => [language, folded]));
	return db
		.select({
			language: glossaryAliases.language,
			folded: glossaryAliases.folded,
			title: sql<string>`coalesce(${libraryTranslations.title}, ${libraryEntries.slug})`.as("title"),
		})
		.from(glossaryAliases)
		.innerJoin(libraryEntries, eq(libraryEntries.documentId, glossaryAliases.documentId))
		.leftJoin(libraryTranslations, translates(libraryTranslations.documentId, glossaryAliases.documentId, "en"))
		.where(
			sql`(${glossaryAliases.language}, ${glossaryAliases.folded}) in (select value ->> 0, value ->> 1 from json_each(${pairs}))
				and not ${inValues(glossaryAliases.documentId, but)}`,
		);
}

/** The number of an entry of a kind by its slug, as a list of none or one. */
export function findEntryId(db: Database, kind: EntryKind, slug: string) {
	return db
		.select({ id: sql<number>`${documents.id}`.as("document_id") })
		.from(documents)
		.where(and(eq(documents.kind, kind), eq(documents.key, slug)));
}
