import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { inChunks } from "#app/features/library/versioned-content/in-portions.ts";
import type { Database } from "#db/client.server.ts";
import { differsFromExcluded, fromExcluded, inColumns } from "#db/project-rows.ts";
import { documents, searchDocuments, searchSynonyms, searchWords } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { KnownWord } from "../words/meant-word.ts";
import type { IndexRow } from "./index-rows.ts";
import type { Synonym } from "./synonyms.ts";

/* Triggers copy `search_documents` to `search_index` and `search_words` to `search_trigrams`. */

type Owner = {
	documentId: number;
	/** The document's course, with lessons as projected; null for library entries. */
	courseId: number | null;
};

/** Replaces the document's rows, writing only differences. */
export function writeRows(db: Database, { documentId, courseId }: Owner, rows: readonly IndexRow[]): Write[] {
	const field = (name: keyof IndexRow) => sql`entry.value ->> ${name}`;
	const values = inColumns(searchDocuments, {
		id: sql`null`,
		documentId: sql`${documentId}`,
		partKey: field("partKey"),
		language: field("language"),
		type: field("type"),
		access: field("access"),
		courseId: courseOf(courseId, field("courseSlug")),
		path: sql`entry.value ->> 'path' || coalesce(lesson.id, '')`,
		title: field("title"),
		aliases: field("aliases"),
		context: field("context"),
		text: field("text"),
		cut: sql`nullif(entry.value -> 'cut', 'null')`,
	});
	const { type, courseId: course, path, title, aliases, context, text, cut } = searchDocuments;
	const changing = { type, courseId: course, path, title, aliases, context, text, cut };
	return inChunks(rows, ({ text, cut }) => text.length + (cut?.text.length ?? 0) + 600).map((portion) =>
		db
			.insert(searchDocuments)
			.select(
				sql`select ${values} from json_each(${JSON.stringify(portion)}) entry
				left join lessons lesson on lesson.course_id = ${courseId} and lesson.key = entry.value ->> 'lessonKey' where true`,
			)
			.onConflictDoUpdate({
				target: [searchDocuments.documentId, searchDocuments.partKey, searchDocuments.language, searchDocuments.access],
				set: fromExcluded(changing),
				setWhere: differsFromExcluded(changing),
			}),
	);
}

export function deleteOtherRows(db: Database, documentId: number, rows: readonly IndexRow[]): Write {
	const { partKey, language, access } = searchDocuments;
	const there = JSON.stringify(rows.map((row) => [row.partKey, row.language, row.access]));
	return db.delete(searchDocuments).where(
		and(
			eq(searchDocuments.documentId, documentId),
			sql`(${partKey}, ${language}, ${access}) not in
					(select value ->> 0, value ->> 1, value ->> 2 from json_each(${there}))`,
		),
	);
}

export function writeSynonyms(db: Database, documentId: number, synonyms: readonly Synonym[]): Write[] {
	const values = inColumns(searchSynonyms, {
		id: sql`null`,
		documentId: sql`${documentId}`,
		language: sql`value ->> 'language'`,
		alias: sql`value ->> 'alias'`,
		query: sql`value ->> 'query'`,
	});
	const { language, alias, query } = searchSynonyms;
	const json = JSON.stringify(synonyms);
	return [
		db
			.delete(searchSynonyms)
			.where(
				and(
					eq(searchSynonyms.documentId, documentId),
					sql`(${language}, ${alias}) not in (select value ->> 'language', value ->> 'alias' from json_each(${json}))`,
				),
			),
		db
			.insert(searchSynonyms)
			.select(sql`select ${values} from json_each(${json}) where true`)
			.onConflictDoUpdate({
				target: [searchSynonyms.documentId, searchSynonyms.language, searchSynonyms.alias],
				set: fromExcluded({ query }),
				setWhere: differsFromExcluded({ query }),
			}),
	];
}

/** Adds words that are public; known ones stay. */
export function insertWords(db: Database, words: readonly KnownWord[]): Write[] {
	return inChunks(words, ({ word }) => 2 * word.length + 30).map((portion) =>
		db
			.insert(searchWords)
			.select(
				sql`select null, value ->> 'folded', value ->> 'word' from json_each(${JSON.stringify(portion)}) where true`,
			)
			.onConflictDoNothing(),
	);
}

export function deleteWords(db: Database): Write {
	return db.delete(searchWords);
}

export function refillIndex(db: Database): Write[] {
	return [
		db.run(sql`insert into search_index (search_index) values ('delete-all')`),
		db.run(
			sql`insert into search_index (rowid, title, aliases, text)
				select id, coalesce(cut ->> 'title', title), coalesce(cut ->> 'aliases', aliases), coalesce(cut ->> 'text', text)
				from search_documents`,
		),
	];
}

/** Published documents of these kinds without a row, excluding retired ones. */
export function listUnindexed(db: Database, kinds: readonly string[]) {
	return db
		.select({ id: documents.id })
		.from(documents)
		.leftJoin(searchDocuments, eq(searchDocuments.documentId, documents.id))
		.where(
			and(
				isNull(searchDocuments.id),
				isNotNull(documents.publishedVersionId),
				sql`${documents.kind} in (select value from json_each(${JSON.stringify(kinds)}))`,
				isNotRetired,
			),
		)
		.limit(1);
}

/** The document's course, and whether the document is visible; at most one row. */
export function findOwner(db: Database, documentId: number) {
	return db
		.select({
			courseId: sql<number | null>`(select course.id from courses course where course.document_id = documents.id)`.as(
				"owner_course",
			),
			isThere: sql<number>`${isNotRetired}`.mapWith(Boolean).as("is_there"),
		})
		.from(documents)
		.where(eq(documents.id, documentId));
}

const isNotRetired = sql`not exists (select 1 from library_entries entry where entry.document_id = documents.id and entry.retired_at is not null)`;

function courseOf(courseId: number | null, slug: SQL): SQL {
	return sql`coalesce(${courseId}, (select id from courses where slug = ${slug}))`;
}
