import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { coTeachers, isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Database } from "#db/client.server.ts";
import { courses, documentDrafts, documentParts, documents, documentVersions, users } from "#db/schema/schema.ts";

/** The course with its document, where the editor may change it: instructors what they teach, admins (`null`) all. */
export function findOwnCourse(db: Database, courseId: number, teacherId: number | null) {
	const latest = sql`(select max(number) from document_versions where document_id = ${courses.documentId})`;
	const head = alias(documentVersions, "head");
	const published = alias(documentVersions, "published");
	return db
		.select({
			id: sql<number>`${courses.id}`.as("course_id"),
			documentId: sql<number>`${documents.id}`.as("document_id"),
			documentKey: documents.key,
			instructorId: courses.instructorId,
			coTeachers: coTeachers(),
			priceCents: courses.priceCents,
			currency: courses.currency,
			publishedAt: courses.publishedAt,
			formerPublishedAt: courses.formerPublishedAt,
			publishedVersionId: documents.publishedVersionId,
			headId: sql<string | null>`${head.id}`.as("head_id"),
			headNumber: sql<number>`coalesce(${head.number}, 0)`.as("head_number"),
			headManifest: sql`${head.manifest}`.mapWith(documentVersions.manifest).as("head_manifest"),
			manifest: sql`coalesce(${published.manifest}, '[]')`.mapWith(documentVersions.manifest).as("published_manifest"),
		})
		.from(courses)
		.innerJoin(documents, eq(documents.id, courses.documentId))
		.leftJoin(head, and(eq(head.documentId, documents.id), eq(head.number, latest)))
		.leftJoin(published, eq(published.id, documents.publishedVersionId))
		.where(and(eq(courses.id, courseId), teacherId === null ? undefined : isTaughtBy(teacherId)));
}

/**
 * Which parts are read. Facts are always among them; long texts and questions are left out except of the parts in
 * `whole`, which are read in all languages. `hasQuestions`: questions of all lessons in the languages.
 */
export type PartsRead = { languages: readonly string[]; whole: readonly string[]; hasQuestions: boolean };

/** Parts of the published version. */
export function listPublishedParts(db: Database, courseId: number, read: PartsRead) {
	const entry = sql`json_each(${documentVersions.manifest}) entry`;
	const [key, language] = [sql`entry.value ->> 0`, sql`entry.value ->> 1`];
	return db
		.select({
			key: sql<string>`${key}`.as("part_key"),
			language: sql<string>`${language}`.as("part_language"),
			body: bodyOf(documentParts.body, key, read),
		})
		.from(courses)
		.innerJoin(documents, eq(documents.id, courses.documentId))
		.innerJoin(documentVersions, eq(documentVersions.id, documents.publishedVersionId))
		.innerJoin(entry, sql`true`)
		.innerJoin(documentParts, sql`${documentParts.hash} = entry.value ->> 2`)
		.where(and(eq(courses.id, courseId), isAsked(key, language, read)));
}

/** Drafts of all parts and languages. Bodies as in `listPublishedParts`; those of other languages are empty. */
export function listPartDrafts(db: Database, courseId: number, read: PartsRead) {
	const [key, language] = [sql`${documentDrafts.key}`, sql`${documentDrafts.language}`];
	const body = sql`case when ${isAsked(key, language, read)} then ${slim(documentDrafts.body, key, read)} else '{}' end`;
	return db
		.select({
			key: documentDrafts.key,
			language: documentDrafts.language,
			body: body.mapWith(documentDrafts.body).as("draft_body") as SQL.Aliased<JsonObject>,
			base: documentDrafts.base,
			revision: documentDrafts.revision,
			editorId: documentDrafts.editorId,
			editorName: sql<string | null>`${users.name}`.as("editor_name"),
			begunAt: documentDrafts.begunAt,
			editedAt: documentDrafts.editedAt,
		})
		.from(documentDrafts)
		.innerJoin(courses, eq(courses.documentId, documentDrafts.documentId))
		.leftJoin(users, eq(users.id, documentDrafts.editorId))
		.where(eq(courses.id, courseId));
}

/** Drafts with their whole bodies, for publishing. */
export function listChosenDrafts(db: Database, documentId: number, keys: readonly string[]) {
	return db
		.select({
			key: documentDrafts.key,
			language: documentDrafts.language,
			body: documentDrafts.body,
			revision: documentDrafts.revision,
			base: documentDrafts.base,
			editorId: documentDrafts.editorId,
			begunAt: documentDrafts.begunAt,
			editedAt: documentDrafts.editedAt,
		})
		.from(documentDrafts)
		.where(
			and(
				eq(documentDrafts.documentId, documentId),
				inArray(documentDrafts.key, sql`(select value from json_each(${JSON.stringify(keys)}))`),
			),
		);
}

function isAsked(key: SQL, language: SQL, { languages, whole }: PartsRead): SQL | undefined {
	const asked = sql`${language} in (select value from json_each(${JSON.stringify([FACTS_LANGUAGE, ...languages])}))`;
	return whole.length > 0 ? or(asked, isIn(key, whole)) : asked;
}

const isIn = (key: SQL, keys: readonly string[]) =>
	sql`${key} in (select value from json_each(${JSON.stringify(keys)}))`;

function bodyOf(body: typeof documentParts.body, key: SQL, read: PartsRead) {
	return sql`${slim(body, key, read)}`.mapWith(body).as("part_body") as SQL.Aliased<JsonObject>;
}

/** Lessons without what only their own page shows. */
function slim(
	body: typeof documentParts.body | typeof documentDrafts.body,
	key: SQL,
	{ whole, hasQuestions }: PartsRead,
): SQL {
	const isWhole =
		whole.length > 0 ? sql`${isIn(key, whole)} or ${key} not like 'lesson/%'` : sql`${key} not like 'lesson/%'`;
	const rest = hasQuestions
		? sql`json_remove(${body}, '$.body', '$.figures', '$.recall', '$.captions', '$.chapters')`
		: sql`json_remove(${body}, '$.body', '$.figures', '$.recall', '$.captions', '$.chapters', '$.questions')`;
	return sql`case when ${isWhole} then ${body} else ${rest} end`;
}
