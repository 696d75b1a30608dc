import { and, asc, eq, sql } from "drizzle-orm";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import type { CategoryAccess } from "#db/schema/community/forum-kinds.ts";
import { courses, forumCategories, forumCategoryTranslations, plans } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { CategoryWords } from "./category-change";

/** All categories in order, the retired ones included, with their words in every language. */
export function listDeskCategories(db: Database) {
	// Nested, because Drizzle omits table names when selecting from a single table.
	const inLanguages = (column: "name" | "description") =>
		sql`(select json_group_object(language, ${sql.identifier(column)}) from forum_category_translations
			where category_id = forum_categories.id)`.mapWith((text: string) => JSON.parse(text) as Partial<CategoryWords>);
	return db
		.select({
			id: forumCategories.id,
			key: forumCategories.key,
			pattern: forumCategories.pattern,
			access: forumCategories.access,
			planId: forumCategories.planId,
			courseId: forumCategories.courseId,
			language: forumCategories.language,
			topicCount: forumCategories.topicCount,
			revision: forumCategories.revision,
			retiredAt: forumCategories.retiredAt,
			names: inLanguages("name").as("category_names"),
			descriptions: inLanguages("description").as("category_descriptions"),
		})
		.from(forumCategories)
		.orderBy(asc(forumCategories.position), asc(forumCategories.id));
}
export type DeskCategory = Awaited<ReturnType<typeof listDeskCategories>>[number];

/** Who enters a category: the two are null unless `access` names them; `language` is null where all may be written. */
export type Entrance = {
	access: CategoryAccess;
	planId: number | null;
	courseId: number | null;
	language: Language | null;
};

/** Which of the plan and the course there are. */
export function findEntrance(db: Database, { planId, courseId }: Pick<Entrance, "planId" | "courseId">) {
	return db
		.select({
			plan: sql<number | null>`(select ${plans.id} from ${plans} where ${plans.id} = ${planId})`.as("entering_plan"),
			course: sql<number | null>`(select ${courses.id} from ${courses} where ${courses.id} = ${courseId})`.as(
				"entering_course",
			),
		})
		.from(sql`(select 1)`);
}

/** Puts a new category at the end. A key that is taken breaks the batch (`isDuplicate`). */
export function insertCategory(db: Database, category: Entrance & { key: string; pattern: string }): Write {
	const position = sql`(select coalesce(max(position), 0) + 10 from ${forumCategories})`;
	return db.insert(forumCategories).values({ ...category, position });
}

/** Counts a change of a category. It hits nothing when it was changed since that revision. */
export function countChange(db: Database, { key, revision }: { key: string; revision: number }): Write {
	return db
		.update(forumCategories)
		.set({ revision: revision + 1, version: sql`${forumCategories.version} + 1` })
		.where(and(eq(forumCategories.key, key), eq(forumCategories.revision, revision)));
}

type Words = { key: string; names: CategoryWords; descriptions: CategoryWords };

export function saveWords(db: Database, { key, names, descriptions }: Words): Write {
	const words = forumCategoryTranslations;
	const categoryId = sql<number>`(select ${forumCategories.id} from ${forumCategories} where ${forumCategories.key} = ${key})`;
	return db
		.insert(words)
		.values(
			LANGUAGE_CODES.map((language) => ({
				categoryId,
				language,
				name: names[language],
				description: descriptions[language],
			})),
		)
		.onConflictDoUpdate({
			target: [words.categoryId, words.language],
			set: { name: sql`excluded.name`, description: sql`excluded.description` },
		});
}

export function saveEntrance(db: Database, key: string, { access, planId, courseId, language }: Entrance): Write {
	return db.update(forumCategories).set({ access, planId, courseId, language }).where(eq(forumCategories.key, key));
}

/** A category takes no new topics from this moment on, or, without one, takes them again. */
export function retireCategory(db: Database, key: string, retiredAt: Date | null): Write {
	return db.update(forumCategories).set({ retiredAt }).where(eq(forumCategories.key, key));
}

/** Fails the batch that leaves no category for new topics. */
export function requireOpenCategory(db: Database): Write {
	const isOpen = sql`exists (select 1 from forum_categories where retired_at is null)`;
	return db.select({ open: valueIfElseConflict(isOpen, sql`1`).as("open_category") }).from(sql`(select 1)`);
}

/** Numbers the categories in the order of these keys. */
export function orderCategories(db: Database, keys: readonly string[]): Write {
	const place = sql`(select wanted.key + 1 from json_each(${JSON.stringify(keys)}) wanted
		where wanted.value = ${forumCategories.key})`;
	return db.update(forumCategories).set({ position: sql`coalesce(${place} * 10, ${forumCategories.position})` });
}
