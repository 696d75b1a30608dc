import { and, asc, type Column, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { forumCategories, forumCategoryTranslations, forumReads, forumTopics } from "#db/schema/schema.ts";
import { isMutedFor } from "../reading/muted.sql";
import { isListed } from "../topics/topic-lists.repository.server";
import { type ForumReader, mayEnter } from "../who-enters.sql";

/** Keys of all categories, also of those that are retired: their topics stay in them. */
export function listCategoryKeys(db: Database) {
	return db.select({ id: forumCategories.id, key: forumCategories.key }).from(forumCategories);
}

const asked = alias(forumCategoryTranslations, "category_asked");
const english = alias(forumCategoryTranslations, "category_english");

type CategoriesQuery = { reader: ForumReader; language: Language; now: Date };

/**
 * Categories that the reader may enter, in their order, named in the language or else in English. Those of other
 * languages stand last.
 */
export function listCategories(db: Database, { reader, language, now }: CategoriesQuery) {
	return db
		.select({
			id: forumCategories.id,
			key: forumCategories.key,
			pattern: forumCategories.pattern,
			language: forumCategories.language,
			name: localizedColumn("category_name", asked.name, english.name),
			description: localizedColumn("category_description", asked.description, english.description),
			access: forumCategories.access,
			planSlug: sql<string | null>`(select slug from plans where plans.id = ${forumCategories.planId})`.as("plan_slug"),
			planName: named({ of: "plan_translations", id: "plan_id", word: "name" }, forumCategories.planId, language),
			courseTitle: named(
				{ of: "course_translations", id: "course_id", word: "title" },
				forumCategories.courseId,
				language,
			),
		})
		.from(forumCategories)
		.leftJoin(asked, translates(asked.categoryId, forumCategories.id, language))
		.leftJoin(english, translates(english.categoryId, forumCategories.id, "en"))
		.where(and(isNull(forumCategories.retiredAt), mayEnter(db, reader, now)))
		.orderBy(
			sql`coalesce(${forumCategories.language}, ${language}) <> ${language}`,
			asc(forumCategories.position),
			asc(forumCategories.id),
		);
}
type Translations = { of: string; id: string; word: string };

/** What somebody must have to enter, in the language or else in English; empty where there is no such thing. */
function named({ of, id, word }: Translations, owner: Column, language: Language) {
	return sql<string>`coalesce((select named.${sql.identifier(word)} from ${sql.identifier(of)} named
		where named.${sql.identifier(id)} = ${owner} and named.language in (${language}, 'en')
		order by named.language = ${language} desc limit 1), '')`.as(`${of}_${word}`);
}

export type ListedCategory = Awaited<ReturnType<typeof listCategories>>[number];

/** Above it nobody counts. */
const MOST_COUNTED = 100;

/** Topics that were started since then and that the reader has never opened and has not muted, by category. */
export function countNewTopics(db: Database, { userId, since }: { userId: UserId; since: Date }) {
	const unopened = db
		.select({ categoryId: forumTopics.categoryId })
		.from(forumTopics)
		.where(
			sql`${forumTopics.createdAt} > ${since.getTime()} and ${isListed}
				and not exists (select 1 from ${forumReads} where ${forumReads.topicId} = ${forumTopics.id}
					and ${forumReads.userId} = ${userId}) and not ${isMutedFor(userId)}`,
		)
		.limit(MOST_COUNTED)
		.as("unopened");
	return db
		.select({ categoryId: unopened.categoryId, count: sql<number>`count(*)`.as("new_topics") })
		.from(unopened)
		.groupBy(unopened.categoryId);
}
