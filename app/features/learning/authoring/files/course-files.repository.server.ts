import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { coTeachers } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import type { FileKind } from "#app/shared/uploads/file-kinds.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import {
	courseFiles,
	courses,
	documentDrafts,
	documentParts,
	documentSittings,
	documents,
	documentVersions,
	enrollments,
	lessons,
	lessonTranslations,
	uploads,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type NewFile = { id: string; courseId: number; now: Date };

export function insertCourseFile(db: Database, { id, courseId, now }: NewFile): Write {
	return db.insert(courseFiles).values({ uploadId: id, courseId, addedAt: now });
}

/** More files are not listed; the limit of a day keeps courses far below. */
const MOST_LISTED = 2000;

/** The files of a course, the newest first. */
export function listCourseFiles(db: Database, courseId: number, of?: SQL) {
	return db
		.select({ ...FILE_COLUMNS, addedAt: courseFiles.addedAt })
		.from(courseFiles)
		.innerJoin(uploads, eq(uploads.id, courseFiles.uploadId))
		.where(and(eq(courseFiles.courseId, courseId), of))
		.orderBy(desc(courseFiles.addedAt), desc(courseFiles.uploadId))
		.limit(MOST_LISTED);
}

/** The films among the files of a course, the newest first. */
export function listFilms(db: Database, courseId: number) {
	return listCourseFiles(db, courseId, eq(uploads.kind, "mp4"));
}

/** Those of the ids that are files of the course. */
export function listCourseFileIds(db: Database, { courseId, ids }: { courseId: number; ids: readonly string[] }) {
	return db
		.select({ id: courseFiles.uploadId })
		.from(courseFiles)
		.where(and(eq(courseFiles.courseId, courseId), inValues(courseFiles.uploadId, ids)));
}

const FILE_COLUMNS = {
	id: sql<string>`${uploads.id}`.as("file_id"),
	name: sql<string>`${uploads.name}`.as("file_name"),
	kind: sql<FileKind>`${uploads.kind}`.as("file_kind"),
	bytes: sql<number>`${uploads.bytes}`.as("file_bytes"),
};

/** A file with what decides on who may have it: its course, the reader's enrollment, and free previews that name it. */
export function findShownFile(db: Database, { id, userId }: { id: string; userId: number }) {
	const inPreview = db
		.select({ one: sql`1` })
		.from(lessons)
		.innerJoin(lessonTranslations, eq(lessonTranslations.lessonId, lessons.id))
		.where(
			and(
				eq(lessons.courseId, courseFiles.courseId),
				eq(lessons.freePreview, true),
				isNull(lessons.retiredAt),
				sql`instr(${lessonTranslations.bodyHtml}, ${id}) > 0`,
			),
		);
	return db
		.select({
			...FILE_COLUMNS,
			courseId: courseFiles.courseId,
			instructorId: courses.instructorId,
			coTeachers: coTeachers(),
			publishedAt: courses.publishedAt,
			enrollmentId: sql<number | null>`${enrollments.id}`.as("enrollment_id"),
			isInPreview: sql`exists ${inPreview}`.mapWith(Boolean).as("is_in_preview"),
		})
		.from(courseFiles)
		.innerJoin(uploads, eq(uploads.id, courseFiles.uploadId))
		.innerJoin(courses, eq(courses.id, courseFiles.courseId))
		.leftJoin(enrollments, and(eq(enrollments.courseId, courseFiles.courseId), eq(enrollments.userId, userId)))
		.where(eq(courseFiles.uploadId, id));
}

/** The course of a file, as a subquery. */
export function courseOfFile(id: string): SQL<number> {
	return sql`(select course_id from course_files where upload_id = ${id})`;
}

export const FILE_USES = ["draft", "published", "version", "kept"] as const;
/** More uses of a file are not listed. */
const MOST_USES = 50;

/** Parts that name a file: in drafts, in versions (the latest of each part), and in drafts that were kept. */
export function listFileUses(db: Database, { id, courseId }: { id: string; courseId: number }) {
	const { drafts, versions, kept } = usesOf(id, courseId);
	const uses = sql`(
		select 'draft' as place, draft.key, draft.language, null as number ${drafts}
		union all
		select case when max(version.id = doc.published_version_id) then 'published' else 'version' end,
			entry.value ->> 0, entry.value ->> 1, max(version.number) ${versions} group by 2, 3
		union all
		select distinct 'kept', sitting.key, sitting.language, null ${kept}) uses`;
	return db
		.select({
			place: sql<(typeof FILE_USES)[number]>`uses.place`.as("use_place"),
			key: sql<string>`uses.key`.as("use_key"),
			language: sql<string>`uses.language`.as("use_language"),
			number: sql<number | null>`uses.number`.as("use_number"),
		})
		.from(uses)
		.orderBy(sql`uses.key`, sql`uses.language`, sql`uses.place`)
		.limit(MOST_USES);
}

/** Removes a file from its course. Fails the batch with a conflict when something names it, or another course has it. */
export function deleteUnusedFile(db: Database, { id, courseId }: { id: string; courseId: number }): Write {
	const { drafts, versions, kept } = usesOf(id, courseId);
	const isUnused = sql`not exists (select 1 ${drafts}) and not exists (select 1 ${versions}) and not exists (select 1 ${kept})`;
	return db
		.delete(courseFiles)
		.where(
			and(
				eq(courseFiles.uploadId, id),
				eq(courseFiles.courseId, courseId),
				sql`${valueIfElseConflict(isUnused, 1)} = 1`,
			),
		);
}

function usesOf(id: string, courseId: number) {
	const documentId = sql`(select ${courses.documentId} from ${courses} where ${courses.id} = ${courseId})`;
	// Each text is searched once, however many versions hold it.
	const named = sql`(select part.hash from ${documentParts} part where instr(part.body, ${id}) > 0 and part.hash in (
		select entry.value ->> 2 from ${documentVersions} version, json_each(version.manifest) entry
		where version.document_id = ${documentId}))`;
	return {
		drafts: sql`from ${documentDrafts} draft where draft.document_id = ${documentId} and instr(draft.body, ${id}) > 0`,
		versions: sql`from ${documentVersions} version join ${documents} doc on doc.id = version.document_id,
			json_each(version.manifest) entry
			where version.document_id = ${documentId} and entry.value ->> 2 in ${named}`,
		kept: sql`from ${documentSittings} sitting join ${documentParts} part on part.hash = sitting.part_hash
			where sitting.document_id = ${documentId} and instr(part.body, ${id}) > 0`,
	};
}

/** The film on the page of a published course, for everybody. */
export function findPreviewFilm(db: Database, courseId: number) {
	return db
		.select({ id: uploads.id, name: uploads.name, kind: sql<"mp4">`${uploads.kind}`.as("film_kind") })
		.from(courses)
		.innerJoin(courseFiles, eq(courseFiles.courseId, courses.id))
		.innerJoin(uploads, eq(uploads.id, courseFiles.uploadId))
		.where(
			and(
				eq(courses.id, courseId),
				isNotNull(courses.publishedAt),
				eq(uploads.kind, "mp4"),
				sql`${courses.previewFilm} = 'file:' || ${uploads.id}`,
			),
		);
}
