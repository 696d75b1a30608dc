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
import type { EntryKindName } from "../kinds/entry-kind.ts";

export type ListedDocument = Awaited<ReturnType<typeof listDocuments>>[number];

/** All states, with titles and drafts but no texts: a few hundred rows, so lists are filtered and sorted in code. */
export function listDocuments(db: Database, kind: EntryKindName) {
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

export function findListed(db: Database, documentId: number) {
	return db.select().from(libraryEntries).where(eq(libraryEntries.documentId, documentId));
}

/** Listed entries of a kind that others may refer to, with titles; English when the language has none. */
export function listReferable(db: Database, kind: EntryKindName, language = "en") {
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

/** Counts the listed entries of a section; one row. */
export function countInSection(db: Database, { kinds, section }: { kinds: readonly EntryKindName[]; section: string }) {
	return db
		.select({ count: sql<number>`count(*)`.as("in_section") })
		.from(libraryEntries)
		.where(
			and(inArray(libraryEntries.kind, kinds), eq(libraryEntries.section, section), isNull(libraryEntries.retiredAt)),
		);
}

/** All courses of the catalog; English titles when the language has none. */
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

export function findEntryId(db: Database, kind: EntryKindName, slug: string) {
	return db
		.select({ id: sql<number>`${documents.id}`.as("document_id") })
		.from(documents)
		.where(and(eq(documents.kind, kind), eq(documents.key, slug)));
}
