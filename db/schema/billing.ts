import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag } from "./columns.ts";

/** What a plan may hold, in the order of the specification (section 1). Words: `benefits` in `locales/<language>/pricing.json`. */
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
 * stand in `locales/<language>/pricing.json` under its slug.
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
	},
	(table) => [
		check("plans_price", sql`${table.priceCents} >= 0`),
		check("plans_interval", sql`${table.interval} in ('month', 'year')`),
	],
);
