import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courses, documentParts, documents, documentVersions, lessons, quizAttempts } from "#db/schema/schema.ts";

/** The published version of the course that a lesson belongs to; null for a course without versions. */
export function findPublishedVersion(db: Database, lessonId: number) {
	return db
		.select({ versionId: documents.publishedVersionId })
		.from(lessons)
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.leftJoin(documents, eq(documents.id, courses.documentId))
		.where(eq(lessons.id, lessonId));
}

/** A condition: that version is still published. */
export function isStillPublished(lessonId: number, versionId: string | null): SQL {
	const published = sql`select ${documents.publishedVersionId} from ${documents}
		join ${courses} on ${courses.documentId} = ${documents.id}
		join ${lessons} on ${lessons.courseId} = ${courses.id} where ${lessons.id} = ${lessonId}`;
	return sql`(${published}) is ${versionId}`;
}

/** The questions of an attempt's version, with right answers; no rows for an attempt without one. */
export function listQuestionsOfAttempt(
	db: Database,
	{ attemptId, languages }: { attemptId: string; languages: readonly string[] },
) {
	return partsOfLesson(db)
		.innerJoin(
			quizAttempts,
			and(eq(quizAttempts.lessonId, lessons.id), eq(quizAttempts.versionId, documentVersions.id)),
		)
		.where(and(eq(quizAttempts.id, attemptId), isPartOfLesson, isIn(languages)));
}

type Versions = { lessonId: number; versionIds: readonly string[] };

/** The questions of a lesson in versions of its course, in every language. */
export function listQuestionsOfVersions(db: Database, { lessonId, versionIds }: Versions) {
	return partsOfLesson(db).where(
		and(eq(lessons.id, lessonId), inArray(documentVersions.id, [...versionIds]), isPartOfLesson),
	);
}

/** The questions of a lesson in versions of its course, without words. */
export function listKeysOfVersions(db: Database, { lessonId, versionIds }: Versions) {
	return partsOfLesson(db).where(
		and(eq(lessons.id, lessonId), inArray(documentVersions.id, [...versionIds]), isPartOfLesson, isIn(["*"])),
	);
}

const [key, language, hash] = [sql`entry.value ->> 0`, sql`entry.value ->> 1`, sql`entry.value ->> 2`];
/** As `lessonPart` names it, in the room above this one. */
const isPartOfLesson = sql`${key} = 'lesson/' || ${lessons.key}`;

function isIn(languages: readonly string[]): SQL {
	return sql`${language} in (select value from json_each(${JSON.stringify(languages)}))`;
}

function partsOfLesson(db: Database) {
	return db
		.select({
			versionId: sql<string>`${documentVersions.id}`.as("version_id"),
			language: sql<string>`${language}`.as("part_language"),
			questions: sql<string | null>`${documentParts.body} -> '$.questions'`.as("part_questions"),
			draw: sql<string | null>`${documentParts.body} -> '$.draw'`.as("part_draw"),
		})
		.from(lessons)
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.innerJoin(documentVersions, eq(documentVersions.documentId, courses.documentId))
		.innerJoin(sql`json_each(${documentVersions.manifest}) entry`, sql`true`)
		.innerJoin(documentParts, sql`${documentParts.hash} = ${hash}`)
		.$dynamic();
}
