import { and, asc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { type Benefit, planCourses, plans, planTranslations } from "#db/schema/schema.ts";

export type Plan = Awaited<ReturnType<typeof listPlans>>[number];

/** From least to most. `name` and `text` are empty where the school wrote none; see `planWords`. */
export function listPlans(db: Database, language: Language) {
	const asked = alias(planTranslations, "asked");
	const english = alias(planTranslations, "english");
	return db
		.select({
			id: sql<number>`${plans.id}`.as("plan_id"),
			slug: plans.slug,
			mostPopular: plans.mostPopular,
			benefits: plans.benefits,
			allCourses: plans.allCourses,
			name: localizedColumn("plan_name", asked.name, english.name),
			text: localizedColumn("plan_text", asked.text, english.text),
		})
		.from(plans)
		.leftJoin(asked, translates(asked.planId, plans.id, language))
		.leftJoin(english, translates(english.planId, plans.id, DEFAULT_LANGUAGE))
		.where(eq(plans.active, true))
		.orderBy(asc(plans.position), asc(plans.id));
}

export function listPlanCourses(db: Database) {
	return db
		.select({ planId: planCourses.planId, courseId: planCourses.courseId })
		.from(planCourses)
		.innerJoin(plans, eq(plans.id, planCourses.planId))
		.where(and(eq(plans.active, true), eq(plans.allCourses, false)));
}

/** The plans that include a benefit, also those no longer offered. */
export function listPlansWith(db: Database, benefit: Benefit, language: Language) {
	const asked = alias(planTranslations, "benefit_asked");
	const english = alias(planTranslations, "benefit_english");
	return db
		.select({
			id: sql<number>`${plans.id}`.as("benefit_plan_id"),
			slug: plans.slug,
			isOffered: sql<boolean>`${plans.active}`.mapWith(Boolean).as("is_offered"),
			name: localizedColumn("benefit_plan_name", asked.name, english.name),
		})
		.from(plans)
		.leftJoin(asked, translates(asked.planId, plans.id, language))
		.leftJoin(english, translates(english.planId, plans.id, DEFAULT_LANGUAGE))
		.where(inArray(plans.id, plansWith(db, benefit)))
		.orderBy(asc(plans.position), asc(plans.id));
}

/** The ids of plans with a benefit: its own, or one inherited from a plan on offer before it. */
export function plansWith(db: Database, benefit: Benefit) {
	const adds = alias(plans, "adds");
	return db
		.selectDistinct({ id: plans.id })
		.from(plans)
		.innerJoin(adds, or(eq(adds.id, plans.id), and(eq(adds.active, true), lte(adds.position, plans.position))))
		.where(sql`exists (select 1 from json_each(${adds.benefits}) where value = ${benefit})`);
}
