import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { day, flag, instant } from "../columns.ts";

/**
 * What is added to a price for a buyer of a country, in hundredths of a percent. A row never changes: it ends and
 * another begins, also at a day to come. No row in force: nothing is added. A rate of 0 says so on the invoice.
 */
export const taxRates = sqliteTable(
	"tax_rates",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		country: text("country").notNull(),
		rateBps: integer("rate_bps").notNull(),
		/** Whether a business there owes the tax itself when it gives its number. */
		reverseCharge: flag("reverse_charge").notNull(),
		/** The first and the last day as they were typed; a rate that begins at once has the day on which it did. */
		fromDay: day("from_day"),
		lastDay: day("last_day"),
		fromAt: instant("from_at").notNull(),
		untilAt: instant("until_at"),
		/** The admin, by number and without a foreign key: it outlives the account. Null for what shipped. */
		createdBy: integer("created_by"),
	},
	(table) => [
		uniqueIndex("tax_rates_open_once").on(table.country).where(sql`${table.untilAt} is null`),
		index("tax_rates_by_time").on(table.fromAt),
		check("tax_rates_rate", sql`${table.rateBps} between 0 and 5000`),
	],
);

/** Who sells: where the school is at home, its tax number, and whether businesses abroad owe the tax themselves. Dated like the rates. */
export const taxSellers = sqliteTable(
	"tax_sellers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		country: text("country").notNull(),
		/** Empty while the school has none. */
		taxNumber: text("tax_number").notNull(),
		reverseCharge: flag("reverse_charge").notNull(),
		fromAt: instant("from_at").notNull(),
		untilAt: instant("until_at"),
		createdBy: integer("created_by"),
	},
	(table) => [uniqueIndex("tax_sellers_open_once").on(sql`(1)`).where(sql`${table.untilAt} is null`)],
);
