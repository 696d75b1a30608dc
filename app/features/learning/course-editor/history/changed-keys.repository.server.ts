import { sql } from "drizzle-orm";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { Database } from "#db/client.server.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";

/** Changed keys that are read at most. */
const MOST_CHANGED = 500;

/**
 * Questions whose answer keys differ between a version and the last one before it that had their lesson, among the
 * latest `versions`. Keys may differ in what does not count for marks. `place` in the lesson, from 0.
 */
export function listChangedKeys(db: Database, documentId: number, versions: number) {
	const latest = sql`select number, manifest from document_versions
		where document_id = ${documentId} order by number desc limit ${versions}`;
	const lessons = sql`select version.number as number, entry.value ->> 0 as part, entry.value ->> 2 as hash,
			lag(entry.value ->> 2) over (partition by entry.value ->> 0 order by version.number) as former
		from (${latest}) version, json_each(version.manifest) entry
		where entry.value ->> 1 = ${FACTS_LANGUAGE} and entry.value ->> 0 like 'lesson/%'`;
	const readKey = (text: string): AnswerKey => JSON.parse(text);
	return db
		.select({
			number: sql<number>`lesson.number`.as("version_number"),
			lesson: sql<string>`substr(lesson.part, 8)`.as("lesson"),
			question: sql<string>`asked.value ->> 'key'`.as("question"),
			place: sql<number>`asked.key`.as("place"),
			was: sql`before.value -> 'answerKey'`.mapWith(readKey).as("was_key"),
			is: sql`asked.value -> 'answerKey'`.mapWith(readKey).as("is_key"),
		})
		.from(
			sql`(${lessons}) lesson
				join document_parts was on was.hash = lesson.former
				join document_parts part on part.hash = lesson.hash
				join json_each(part.body, '$.questions') asked
				join json_each(was.body, '$.questions') before on before.value ->> 'key' = asked.value ->> 'key'`,
		)
		.where(sql`lesson.former <> lesson.hash and before.value -> 'answerKey' <> asked.value -> 'answerKey'`)
		.limit(MOST_CHANGED);
}
