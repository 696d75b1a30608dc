import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { courses } from "../learning/catalog.ts";

/** What a plan may hold, in rising order. Words: `benefits` in `locales/<language>/money/pricing.json`. */
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
 * A membership on offer. `benefits` are those that it adds to the plans before it
 * in `position`; a plan that is not `active` is not offered any more. Its words
 * stand in `locales/<language>/money/pricing.json` under its slug, unless the school has written others (`planTranslations`).
 *
 * `priceCents`, `currency` and `interval` are what it was first offered at, and nothing more: what it costs is a row
 * of `planPrices`.
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
		/** Whether it opens all courses, those to come as well; otherwise it opens those of `planCourses`. */
		allCourses: flag("all_courses").notNull().default(true),
		/** Counts its changes, so that two admins do not overwrite each other. */
		version: integer("version").notNull().default(1),
	},
	(table) => [
		check("plans_price", sql`${table.priceCents} >= 0`),
		check("plans_interval", sql`${table.interval} in ('month', 'year')`),
	],
);

/** Name and purpose of a plan that the school has added or renamed, language by language. */
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

/** The courses that a plan opens when it does not open all of them. */
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
 * What a plan costs, before tax: for an interval and a currency, everywhere or in one country (`country` is empty or an
 * ISO 3166 code). A row never changes its amount: it ends (`untilAt`), and another begins, so that a membership
 * that holds the old one keeps its price. Of the same thing one row is open at a time.
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
		/** The first instant at which nobody buys at it any more. */
		untilAt: instant("until_at"),
		/** The admin, by number and without a foreign key: it outlives the account. Null for what shipped. */
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

/**
 * Purchasing power: what share of a price is asked for in a country, in hundredths of a percent. No row is the whole
 * price. Dated like the prices, and of a country one row is open at a time.
 */
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
