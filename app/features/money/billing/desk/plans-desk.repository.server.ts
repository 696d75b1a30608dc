import { and, asc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { courses, courseTranslations, planCourses, plans, planTranslations } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function listAllPlans(db: Database, language: Language) {
	const asked = alias(planTranslations, "asked");
	const english = alias(planTranslations, "english");
	return db
		.select({
			id: sql<number>`${plans.id}`.as("plan_id"),
			slug: plans.slug,
			position: plans.position,
			mostPopular: plans.mostPopular,
			active: plans.active,
			allCourses: plans.allCourses,
			name: localizedColumn("plan_name", asked.name, english.name),
			text: localizedColumn("plan_text", asked.text, english.text),
		})
		.from(plans)
		.leftJoin(asked, translates(asked.planId, plans.id, language))
		.leftJoin(english, translates(english.planId, plans.id, DEFAULT_LANGUAGE))
		.orderBy(asc(plans.position), asc(plans.id));
}

export function findPlan(db: Database, planId: number) {
	return db.select().from(plans).where(eq(plans.id, planId)).limit(1);
}

export function listPlanWords(db: Database, planId: number) {
	return db.select().from(planTranslations).where(eq(planTranslations.planId, planId));
}

export function listPlanCourses(db: Database, planId: number) {
	return db.select({ courseId: planCourses.courseId }).from(planCourses).where(eq(planCourses.planId, planId));
}

export function listSelectableCourses(db: Database, language: Language) {
	const asked = alias(courseTranslations, "asked");
	const english = alias(courseTranslations, "english");
	return db
		.select({ id: courses.id, title: localizedColumn("title", asked.title, english.title) })
		.from(courses)
		.leftJoin(asked, translates(asked.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(isNotNull(courses.publishedAt))
		.orderBy(asc(courses.position), asc(courses.id));
}

type Saved = Pick<typeof plans.$inferSelect, "position" | "mostPopular" | "active" | "benefits" | "allCourses">;

/** Changes no row when the plan changed since that version. */
export function savePlan(db: Database, { id, version, ...saved }: Saved & { id: number; version: number }): Write {
	return db
		.update(plans)
		.set({ ...saved, version: version + 1 })
		.where(and(eq(plans.id, id), eq(plans.version, version)));
}

export function insertPlan(db: Database, plan: Saved & { slug: string }): Write {
	return db.insert(plans).values({ ...plan, priceCents: 0, currency: "USD", interval: "month" });
}

/** A subquery for the id, for the batch that creates the plan. */
export function planOfSlug(slug: string) {
	return sql<number>`(select ${plans.id} from ${plans} where ${plans.slug} = ${slug})`;
}
type PlanId = number | ReturnType<typeof planOfSlug>;

/** Takes the mark from all other plans and raises their version, so that no older change of them can be undone. */
export function clearMostPopular(db: Database, except: PlanId): Write {
	return db
		.update(plans)
		.set({ mostPopular: false, version: sql`${plans.version} + 1` })
		.where(and(eq(plans.mostPopular, true), ne(plans.id, sql`${except}`)));
}

type Words = { language: string; name: string; text: string };

export function replaceParts(
	db: Database,
	planId: PlanId,
	{ words, courseIds }: { words: Words[]; courseIds: number[] },
): Write[] {
	const id = sql<number>`${planId}`;
	return [
		db.delete(planTranslations).where(eq(planTranslations.planId, id)),
		...(words.length > 0 ? [db.insert(planTranslations).values(words.map((one) => ({ planId: id, ...one })))] : []),
		db.delete(planCourses).where(eq(planCourses.planId, id)),
		...(courseIds.length > 0
			? [
					db
						.insert(planCourses)
						.select(
							sql`select ${planId}, ${courses.id} from ${courses} where ${courses.id} in (select value from json_each(${JSON.stringify(courseIds)}))`,
						),
				]
			: []),
	];
}
