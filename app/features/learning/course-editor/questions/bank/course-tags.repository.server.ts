import { sql } from "drizzle-orm";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { Database } from "#db/client.server.ts";
import type { EditedCourse } from "../../drafts/edited-course.server";

/** Tags that are suggested at most. */
const MOST_TAGS_LISTED = 100;

/** The tags of all questions of a course as it is written now, with how many have each, the most used first. */
export function listCourseTags(db: Database, { documentId, publishedVersionId }: EditedCourse) {
	const drafts = sql`select draft.key as lesson, draft.body as facts from document_drafts draft
		where draft.document_id = ${documentId} and draft.language = ${FACTS_LANGUAGE} and draft.key like 'lesson/%'`;
	const facts = sql`(
		${drafts}
		union all
		select entry.value ->> 0, part.body from document_versions version, json_each(version.manifest) entry
			join document_parts part on part.hash = entry.value ->> 2
			where version.id = ${publishedVersionId} and entry.value ->> 1 = ${FACTS_LANGUAGE}
				and entry.value ->> 0 like 'lesson/%' and entry.value ->> 0 not in (select lesson from (${drafts})))`;
	return db
		.select({
			tag: sql<string>`tag.value`.as("tag"),
			times: sql<number>`count(*)`.as("times"),
		})
		.from(
			sql`${facts} lesson, json_each(lesson.facts, '$.questions') question,
				json_each(iif(question.type = 'object', question.value, '{}'), '$.tags') tag`,
		)
		.where(sql`tag.type = 'text'`)
		.groupBy(sql`tag.value`)
		.orderBy(sql`count(*) desc`, sql`tag.value`)
		.limit(MOST_TAGS_LISTED);
}
