import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { courses } from "../learning/catalog.ts";

/** In rising order. Texts: `benefits` in `locales/<language>/money/pricing.json`. */
export const BENEFITS = [
	"courseLibrary",
	"basicSupport",
	"mobileAccess",
	"unlimitedAccess",
	"prioritySupport",
	"bonusContent",
	"certificates",
] as const;
export type Benefit = (typeof BENEFITS)[number];

/**
 * `benefits` are in addition to the plans before it by `position`. Texts are in
 * `locales/<language>/money/pricing.json` by slug, unless overridden in `planTranslations`. `priceCents`, `currency`
 * and `interval` are the first price; current prices are in `planPrices`.
 */
export const plans = sqliteTable(
	"plans",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		slug: text("slug").notNull().unique(),
		position: integer("position").notNull(),
		mostPopular: flag("most_popular").notNull().default(false),
		priceCents: integer("price_cents").notNull(),
		currency: text("currency").notNull(),
		interval: text("interval", { enum: ["month", "year"] }).notNull(),
		active: flag("active").notNull().default(true),
		benefits: text("benefits", { mode: "json" }).$type<Benefit[]>().notNull(),
		/** Includes all courses, also future ones; otherwise those of `planCourses`. */
		allCourses: flag("all_courses").notNull().default(true),
		/** Optimistic lock for concurrent edits. */
		version: integer("version").notNull().default(1),
	},
	(table) => [
		check("plans_price", sql`${table.priceCents} >= 0`),
		check("plans_interval", sql`${table.interval} in ('month', 'year')`),
	],
);

export const planTranslations = sqliteTable(
	"plan_translations",
	{
		planId: integer("plan_id")
			.notNull()
			.references(() => plans.id),
		language: text("language").notNull(),
		name: text("name").notNull(),
		text: text("text").notNull(),
	},
	(table) => [primaryKey({ columns: [table.planId, table.language] })],
);

export const planCourses = sqliteTable(
	"plan_courses",
	{
		planId: integer("plan_id")
			.notNull()
			.references(() => plans.id),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id),
	},
	(table) => [
		primaryKey({ columns: [table.planId, table.courseId] }),
		index("plan_courses_by_course").on(table.courseId),
	],
);

/**
 * Before tax, by interval, currency and country (empty for everywhere, or ISO 3166). Amounts never change: a row ends
 * (`untilAt`) and another begins, so that memberships keep their price. At most one row per key is open.
 */
export const planPrices = sqliteTable(
	"plan_prices",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		planId: integer("plan_id")
			.notNull()
			.references(() => plans.id),
		interval: text("interval", { enum: ["month", "year"] }).notNull(),
		currency: text("currency").notNull(),
		country: text("country").notNull().default(""),
		amountMinor: integer("amount_minor").notNull(),
		trialDays: integer("trial_days").notNull().default(0),
		fromAt: instant("from_at").notNull(),
		/** The first instant at which it is no longer sold at. */
		untilAt: instant("until_at"),
		/** No foreign key: the row outlives the account. Null if shipped. */
		createdBy: integer("created_by"),
	},
	(table) => [
		index("plan_prices_by_plan").on(table.planId, table.untilAt),
		uniqueIndex("plan_prices_open_once")
			.on(table.planId, table.interval, table.currency, table.country)
			.where(sql`${table.untilAt} is null`),
		check("plan_prices_amount", sql`${table.amountMinor} >= 0`),
		check("plan_prices_trial", sql`${table.trialDays} between 0 and 365`),
		check("plan_prices_interval", sql`${table.interval} in ('month', 'year')`),
		check("plan_prices_order", sql`${table.untilAt} is null or ${table.untilAt} >= ${table.fromAt}`),
	],
);

/** Factor per country, in hundredths of a percent; no row means the full price. At most one open row per country. */
export const priceLevels = sqliteTable(
	"price_levels",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		country: text("country").notNull(),
		shareBps: integer("share_bps").notNull(),
		fromAt: instant("from_at").notNull(),
		untilAt: instant("until_at"),
		createdBy: integer("created_by"),
	},
	(table) => [
		uniqueIndex("price_levels_open_once").on(table.country).where(sql`${table.untilAt} is null`),
		index("price_levels_by_time").on(table.fromAt),
		check("price_levels_share", sql`${table.shareBps} between 100 and 9999`),
	],
);
