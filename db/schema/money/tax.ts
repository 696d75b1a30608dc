import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { day, flag, instant } from "../columns.ts";

/**
 * A tax rate per country, in hundredths of a percent. Rows never change: one ends and another begins, possibly in the
 * future. Without a row no tax is added; a rate of 0 is printed on the invoice.
 */
export const taxRates = sqliteTable(
	"tax_rates",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		country: text("country").notNull(),
		rateBps: integer("rate_bps").notNull(),
		/** Reverse charge for businesses with a tax number. */
		reverseCharge: flag("reverse_charge").notNull(),
		/** First and last day as typed; without a start day, the day of creation. */
		fromDay: day("from_day"),
		lastDay: day("last_day"),
		fromAt: instant("from_at").notNull(),
		untilAt: instant("until_at"),
		/** The admin's id, without a foreign key, since the row outlives the account. Null if shipped. */
		createdBy: integer("created_by"),
	},
	(table) => [
		uniqueIndex("tax_rates_open_once").on(table.country).where(sql`${table.untilAt} is null`),
		index("tax_rates_by_time").on(table.fromAt),
		check("tax_rates_rate", sql`${table.rateBps} between 0 and 5000`),
	],
);

/** The seller: country, tax number, and whether reverse charge applies abroad. Dated like the rates. */
export const taxSellers = sqliteTable(
	"tax_sellers",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		country: text("country").notNull(),
		taxNumber: text("tax_number").notNull(),
		reverseCharge: flag("reverse_charge").notNull(),
		fromAt: instant("from_at").notNull(),
		untilAt: instant("until_at"),
		createdBy: integer("created_by"),
	},
	(table) => [uniqueIndex("tax_sellers_open_once").on(sql`(1)`).where(sql`${table.untilAt} is null`)],
);
