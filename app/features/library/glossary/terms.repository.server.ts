import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { courses, libraryEntries, libraryTranslations } from "#db/schema/schema.ts";

const isTerm = and(eq(libraryEntries.kind, "term"), isNull(libraryEntries.retiredAt));

/** Names for linking, by language; only in languages with words of their own. */
export function listTermNames(db: Database, languages: readonly Language[]) {
	return db
		.select({
			id: libraryEntries.documentId,
			slug: libraryEntries.slug,
			link: sql<string>`coalesce(${libraryEntries.details} ->> '$.link', 'first')`.as("term_link"),
			language: libraryTranslations.language,
			title: libraryTranslations.title,
			aliases: sql<string[]>`coalesce(${libraryTranslations.words} -> '$.aliases', '[]')`
				.mapWith((text: string): string[] => JSON.parse(text))
				.as("term_aliases"),
		})
		.from(libraryEntries)
		.innerJoin(libraryTranslations, eq(libraryTranslations.documentId, libraryEntries.documentId))
		.where(and(isTerm, inArray(libraryTranslations.language, [...languages])))
		.orderBy(asc(libraryEntries.slug));
}

export type TermNames = Awaited<ReturnType<typeof listTermNames>>[number];

/** Only languages with words of their own. */
export function listTermTitles(db: Database, slug: string) {
	return db
		.select({ language: libraryTranslations.language, title: libraryTranslations.title })
		.from(libraryEntries)
		.innerJoin(libraryTranslations, eq(libraryTranslations.documentId, libraryEntries.documentId))
		.where(and(isTerm, eq(libraryEntries.slug, slug)));
}

/** A subquery for the slugs of a term's related terms. */
export function relatedSlugs(slug: string): SQL {
	return sql`(select value from json_each((select details -> '$.related' from library_entries
		where kind = 'term' and slug = ${slug} and retired_at is null)))`;
}

/** The course of the first lesson that each term refers to. */
export function listTermCourses(db: Database) {
	const first = sql`(${libraryEntries.details} ->> '$.lessons[0]')`;
	return db
		.select({ slug: libraryEntries.slug, courseId: courses.id, topic: courses.topic })
		.from(libraryEntries)
		.innerJoin(courses, sql`${courses.slug} = substr(${first}, 1, instr(${first}, '/') - 1)`)
		.where(and(isTerm, sql`${courses.publishedAt} is not null`));
}

/** The slug of the term that a retired one was merged into, for redirects; at most one row. */
export function findMergedInto(db: Database, slug: string) {
	return db
		.select({ slug: sql<string>`${libraryEntries.details} ->> 'mergedInto'`.as("merged_into") })
		.from(libraryEntries)
		.where(
			and(
				eq(libraryEntries.kind, "term"),
				eq(libraryEntries.slug, slug),
				isNotNull(libraryEntries.retiredAt),
				sql`${libraryEntries.details} ->> 'mergedInto' is not null`,
			),
		);
}
