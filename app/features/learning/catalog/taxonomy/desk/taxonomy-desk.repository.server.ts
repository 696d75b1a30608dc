import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import {
	courseLevels,
	courseLevelTranslations,
	courses,
	courseTopicSlugs,
	courseTopics,
	courseTopicTranslations,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { formerSlugsOf, readTexts } from "../taxonomy.sql.ts";
import type { TaxonomyKind } from "../taxonomy.ts";
import type { TaxonomyNames } from "./taxonomy-change.ts";

const TABLE_OF_KIND = {
	topic: { entries: courseTopics, words: courseTopicTranslations, column: courses.topic },
	level: { entries: courseLevels, words: courseLevelTranslations, column: courses.level },
} as const;

export type StoredEntry = Awaited<ReturnType<typeof listEntriesOf>>[number];

/** All topics or all levels in order, with their names in every language and how many courses have them. */
export function listEntriesOf(db: Database, kind: TaxonomyKind) {
	const { entries, words, column } = TABLE_OF_KIND[kind];
	// Nested, because Drizzle omits table names when selecting from a single table.
	const names = sql`(select json_group_object(language, name) from ${words} where ${words.key} = ${entries.key})`;
	const descriptions = sql`(select json_group_object(language, description) from ${courseTopicTranslations}
		where ${courseTopicTranslations.key} = ${entries.key} and description is not null)`;
	const isTopic = kind === "topic";
	const used = sql`(select count(*) from ${courses} where ${column} = ${entries.key})`;
	return db
		.select({
			key: entries.key,
			version: entries.version,
			retiredAt: entries.retiredAt,
			names: sql`${names}`.mapWith((text: string) => JSON.parse(text) as Partial<TaxonomyNames>).as("entry_names"),
			descriptions: (isTopic ? descriptions : sql`'{}'`)
				.mapWith((text: string) => JSON.parse(text) as Partial<TaxonomyNames>)
				.as("entry_descriptions"),
			slug: (isTopic
				? sql<string>`coalesce(${courseTopics.slug}, ${courseTopics.key})`
				: sql<string>`${entries.key}`
			).as("entry_slug"),
			formerSlugs: (isTopic ? formerSlugsOf(sql`course_topics.key`) : sql`'[]'`)
				.mapWith(readTexts)
				.as("entry_former_slugs"),
			drawing: (isTopic ? sql<string>`${courseTopics.drawing}` : sql<string>`''`).as("entry_drawing"),
			forCourses: (isTopic ? sql`${courseTopics.forCourses}` : sql`true`).mapWith(Boolean).as("entry_for_courses"),
			mergedInto: (isTopic ? sql<string | null>`${courseTopics.mergedInto}` : sql<string | null>`null`).as(
				"entry_merged_into",
			),
			courses: sql<number>`${used}`.as("entry_courses"),
		})
		.from(entries)
		.orderBy(asc(entries.position), asc(entries.key));
}

type Looks = { drawing: string; forCourses: boolean };

/** Puts a new entry at the end. A key that is taken breaks the batch (`isDuplicate`). */
export function insertEntry(
	db: Database,
	kind: TaxonomyKind,
	{ key, looks, now }: { key: string; looks: Looks; now: Date },
): Write {
	const { entries } = TABLE_OF_KIND[kind];
	const position = sql`(select coalesce(max(position), 0) + 1 from ${entries})`;
	return kind === "topic"
		? db.insert(courseTopics).values({ key, ...looks, position, createdAt: now })
		: db.insert(courseLevels).values({ key, position, createdAt: now });
}

/** Counts a change of an entry. It hits nothing when it was changed since that version. */
export function countChange(
	db: Database,
	kind: TaxonomyKind,
	{ key, version }: { key: string; version: number },
): Write {
	const { entries } = TABLE_OF_KIND[kind];
	return db
		.update(entries)
		.set({ version: version + 1 })
		.where(and(eq(entries.key, key), eq(entries.version, version)));
}

export function saveNames(
	db: Database,
	kind: TaxonomyKind,
	{ key, names, descriptions }: { key: string; names: TaxonomyNames; descriptions?: TaxonomyNames | undefined },
): Write {
	if (kind === "topic" && descriptions) return saveWordsOfTopic(db, { key, names, descriptions });
	const { words } = TABLE_OF_KIND[kind];
	return db
		.insert(words)
		.values(Object.entries(names).map(([language, name]) => ({ key, language, name })))
		.onConflictDoUpdate({ target: [words.key, words.language], set: { name: sql`excluded.name` } });
}

type TopicWords = { key: string; names: TaxonomyNames; descriptions: TaxonomyNames };

function saveWordsOfTopic(db: Database, { key, names, descriptions }: TopicWords): Write {
	const words = courseTopicTranslations;
	return db
		.insert(words)
		.values(
			LANGUAGE_CODES.map((language) => ({
				key,
				language,
				name: names[language],
				description: descriptions[language] || null,
			})),
		)
		.onConflictDoUpdate({
			target: [words.key, words.language],
			set: { name: sql`excluded.name`, description: sql`excluded.description` },
		});
}

/** Breaks the batch when an address leads to another topic than this one, or has led there. */
export function requireSlugFree(db: Database, { key, slug }: { key: string; slug: string }): Write {
	const isFree = sql`not exists (select 1 from course_topics where key <> ${key} and (key = ${slug} or slug = ${slug}))
		and not exists (select 1 from course_topic_slugs where slug = ${slug} and topic <> ${key})`;
	return db.select({ free: valueIfElseConflict(isFree, sql`1`).as("free_slug") }).from(sql`(select 1)`);
}

/** A topic gets another slug; the one that it had stays its own. Its key is never among the former ones. */
export function saveSlug(db: Database, { key, from, to }: { key: string; from: string; to: string }): Write[] {
	const isFormer = from !== to && from !== key;
	return [
		requireSlugFree(db, { key, slug: to }),
		db.delete(courseTopicSlugs).where(and(eq(courseTopicSlugs.slug, to), eq(courseTopicSlugs.topic, key))),
		...(isFormer ? [db.insert(courseTopicSlugs).values({ slug: from, topic: key }).onConflictDoNothing()] : []),
		db
			.update(courseTopics)
			.set({ slug: to === key ? null : to })
			.where(eq(courseTopics.key, key)),
	];
}

export function saveLooks(db: Database, key: string, looks: Looks): Write {
	return db.update(courseTopics).set(looks).where(eq(courseTopics.key, key));
}

/** An entry is not offered any more from this moment on, or, without one, is offered again. */
export function retireEntry(
	db: Database,
	kind: TaxonomyKind,
	{ key, retiredAt }: { key: string; retiredAt: Date | null },
): Write {
	if (kind === "level") return db.update(courseLevels).set({ retiredAt }).where(eq(courseLevels.key, key));
	return db
		.update(courseTopics)
		.set({ retiredAt, ...(retiredAt ? {} : { mergedInto: null }) })
		.where(eq(courseTopics.key, key));
}

/** The courses of a topic by id, published or not. */
export function listCoursesOfTopic(db: Database, topic: string) {
	return db.select({ id: courses.id }).from(courses).where(eq(courses.topic, topic)).orderBy(asc(courses.id));
}

/** Breaks the batch when other courses have the topic than were seen. */
export function requireCoursesOfTopic(db: Database, topic: string, ids: readonly number[]): Write {
	const now = sql`(select json_group_array(id) from (select id from courses where topic = ${topic} order by id))`;
	return db
		.select({ same: valueIfElseConflict(sql`${now} = ${JSON.stringify(ids)}`, sql`1`).as("same_courses") })
		.from(courseTopics)
		.limit(1);
}

type Merge = { key: string; into: string; now: Date; courses: readonly number[]; brought: readonly string[] };

/** All of a topic goes to another one that is offered; the first is retired and its addresses lead to the other. */
export function mergeTopic(db: Database, { key, into, now, courses: seen, brought }: Merge): Write[] {
	return [
		requireCoursesOfTopic(db, key, seen),
		requireOffered(db, into),
		db.update(courseTopics).set({ retiredAt: now, mergedInto: into }).where(eq(courseTopics.key, key)),
		db.update(courseTopics).set({ mergedInto: into }).where(inValues(courseTopics.key, brought)),
		db.update(courses).set({ topic: into }).where(eq(courses.topic, key)),
	];
}

type Separation = Omit<Merge, "now"> & { later: readonly LaterMerge[] };
/** A later merge that took courses on to another topic. */
export type LaterMerge = { into: string; moved: readonly number[] };

/**
 * A topic stands by itself again, with those of its courses that are still where the merge has put them, or where later
 * merges of that topic have taken them.
 */
export function separateTopic(db: Database, { key, into, courses: moved, brought, later }: Separation): Write[] {
	const broughtNow = [into, ...later.map((merge) => merge.into)];
	return [
		db.update(courseTopics).set({ retiredAt: null, mergedInto: null }).where(eq(courseTopics.key, key)),
		db
			.update(courseTopics)
			.set({ mergedInto: key })
			// One of them may stand by itself again, or have been merged elsewhere since.
			.where(and(inValues(courseTopics.key, brought), inArray(courseTopics.mergedInto, broughtNow))),
		...[{ into, moved }, ...later].map((merge) =>
			db
				.update(courses)
				.set({ topic: key })
				.where(
					and(
						inValues(
							courses.id,
							moved.filter((id) => merge.moved.includes(id)),
						),
						eq(courses.topic, merge.into),
					),
				),
		),
	];
}

function requireOffered(db: Database, key: string): Write {
	const isOffered = sql`exists (select 1 from course_topics where key = ${key} and retired_at is null)`;
	return db
		.select({ offered: valueIfElseConflict(isOffered, sql`1`).as("offered_topic") })
		.from(courseTopics)
		.limit(1);
}

/** Fails the batch that leaves nothing for courses. */
export function requireOfferedEntry(db: Database, kind: TaxonomyKind): Write {
	const { entries } = TABLE_OF_KIND[kind];
	const isFit = kind === "topic" ? sql`and for_courses = 1` : sql.empty();
	const isOffered = sql`exists (select 1 from ${entries} where retired_at is null ${isFit})`;
	return db.select({ offered: valueIfElseConflict(isOffered, sql`1`).as("offered_entry") }).from(sql`(select 1)`);
}

/** Numbers the entries in the order of these keys. */
export function orderEntries(db: Database, kind: TaxonomyKind, keys: readonly string[]): Write {
	const { entries } = TABLE_OF_KIND[kind];
	const place = sql`(select wanted.key + 1 from json_each(${JSON.stringify(keys)}) wanted where wanted.value = ${entries.key})`;
	return db.update(entries).set({ position: sql`coalesce(${place}, ${entries.position})` });
}
