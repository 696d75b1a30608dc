import { type SQL, sql } from "drizzle-orm";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { courseLevels, courseTopics } from "#db/schema/schema.ts";
import type { TaxonomyKind } from "./taxonomy.ts";

/** All topics and levels by kind and position, named in the language, as `readTaxonomy` takes them. */
export function listTaxonomy(db: Database, language: Language) {
	const kind = (name: TaxonomyKind) => sql<TaxonomyKind>`${name}`.as("taxonomy_kind");
	const levels = db
		.select({
			kind: kind("level"),
			key: sql<string>`${courseLevels.key}`.as("taxonomy_key"),
			name: levelNameIn(language, sql`course_levels.key`).as("taxonomy_name"),
			isRetired: sql`${courseLevels.retiredAt} is not null`
				.mapWith(Boolean)
				.as("taxonomy_retired") as SQL.Aliased<boolean>,
			drawing: sql<string>`''`.as("taxonomy_drawing"),
			isForCourses: sql`true`.mapWith(Boolean).as("taxonomy_for_courses") as SQL.Aliased<boolean>,
			mergedInto: sql<string | null>`null`.as("taxonomy_merged_into"),
			slug: sql<string>`${courseLevels.key}`.as("taxonomy_slug"),
			formerSlugs: sql`'[]'`.mapWith(readTexts).as("taxonomy_former_slugs") as SQL.Aliased<string[]>,
			description: sql<string>`''`.as("taxonomy_description"),
			position: sql<number>`${courseLevels.position}`.as("taxonomy_position"),
		})
		.from(courseLevels);
	return db
		.select({
			kind: kind("topic"),
			key: sql<string>`${courseTopics.key}`.as("taxonomy_key"),
			name: topicNameIn(language, sql`course_topics.key`).as("taxonomy_name"),
			isRetired: sql`${courseTopics.retiredAt} is not null`
				.mapWith(Boolean)
				.as("taxonomy_retired") as SQL.Aliased<boolean>,
			drawing: sql<string>`${courseTopics.drawing}`.as("taxonomy_drawing"),
			isForCourses: sql`${courseTopics.forCourses}`.mapWith(Boolean).as("taxonomy_for_courses") as SQL.Aliased<boolean>,
			mergedInto: sql<string | null>`${courseTopics.mergedInto}`.as("taxonomy_merged_into"),
			slug: sql<string>`coalesce(${courseTopics.slug}, ${courseTopics.key})`.as("taxonomy_slug"),
			formerSlugs: formerSlugsOf(sql`course_topics.key`).mapWith(readTexts).as("taxonomy_former_slugs") as SQL.Aliased<
				string[]
			>,
			description: sql<string>`coalesce((select description from course_topic_translations t
				where t.key = course_topics.key and t.language = ${language}), '')`.as("taxonomy_description"),
			position: sql<number>`${courseTopics.position}`.as("taxonomy_position"),
		})
		.from(courseTopics)
		.unionAll(levels)
		.orderBy(sql`taxonomy_kind desc, taxonomy_position, taxonomy_key`);
}

/** The former slugs of a topic as a JSON array. */
export function formerSlugsOf(key: SQL): SQL {
	return sql`(select json_group_array(slug) from (select slug from course_topic_slugs where topic = ${key} order by slug))`;
}

export function readTexts(json: string): string[] {
	return JSON.parse(json);
}

/** In a list of courses: the name of the level in the language. */
export function levelName(language: Language): SQL.Aliased<string> {
	return levelNameIn(language, sql`courses.level`).as("level_name");
}

/** In a list of courses: the sheet that their topic is drawn on; empty where the topic is not known. */
export function topicDrawing(): SQL.Aliased<string> {
	return sql<string>`coalesce((select drawing from course_topics where key = courses.topic), '')`.as("topic_drawing");
}

function topicNameIn(language: Language, key: SQL): SQL<string> {
	return nameIn(
		language,
		key,
		(code) => sql`(select name from course_topic_translations t where t.key = ${key} and t.language = ${code})`,
	);
}

function levelNameIn(language: Language, key: SQL): SQL<string> {
	return nameIn(
		language,
		key,
		(code) => sql`(select name from course_level_translations t where t.key = ${key} and t.language = ${code})`,
	);
}

/** In the language, else in English, else the key. */
function nameIn(language: Language, key: SQL, find: (code: Language) => SQL): SQL<string> {
	return sql<string>`coalesce(${find(language)}, ${find(DEFAULT_LANGUAGE)}, ${key})`;
}
