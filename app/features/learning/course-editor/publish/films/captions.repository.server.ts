import { and, eq, sql } from "drizzle-orm";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { Database } from "#db/client.server.ts";
import { courses, documentParts, documents, documentVersions } from "#db/schema/schema.ts";

/** The published words of these parts by language, and whether they have captions. */
export function listPublishedCaptions(db: Database, courseId: number, keys: readonly string[]) {
	const entry = sql`json_each(${documentVersions.manifest}) entry`;
	const [key, language] = [sql`entry.value ->> 0`, sql`entry.value ->> 1`];
	return db
		.select({
			key: sql<string>`${key}`.as("part_key"),
			language: sql<string>`${language}`.as("part_language"),
			hasCaptions: sql`trim(coalesce(${documentParts.body} ->> '$.captions', '')) <> ''`
				.mapWith(Boolean)
				.as("has_captions"),
		})
		.from(courses)
		.innerJoin(documents, eq(documents.id, courses.documentId))
		.innerJoin(documentVersions, eq(documentVersions.id, documents.publishedVersionId))
		.innerJoin(entry, sql`true`)
		.innerJoin(documentParts, sql`${documentParts.hash} = entry.value ->> 2`)
		.where(
			and(
				eq(courses.id, courseId),
				sql`${key} in (select value from json_each(${JSON.stringify(keys)}))`,
				sql`${language} <> ${FACTS_LANGUAGE}`,
			),
		);
}
