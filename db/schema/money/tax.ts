import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { day, flag, instant } from "../columns.ts";

/** In hundredths of a percent. Rows never change: one ends and another begins. Without a row no tax is added. */
export const taxRates = sqliteTable(
	"tax_rates",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		country: text("country").notNull(),
		rateBps: integer("rate_bps").notNull(),
		reverseCharge: flag("reverse_charge").notNull(),
		/** As typed; without a start day, the day of creation. */
		fromDay: day("from_day"),
		lastDay: day("last_day"),
		fromAt: instant("from_at").notNull(),
		untilAt: instant("until_at"),
		/** No foreign key: the row outlives the account. Null if shipped. */
		createdBy: integer("created_by"),
	},
	(table) => [
		uniqueIndex("tax_rates_open_once").on(table.country).where(sql`${table.untilAt} is null`),
		index("tax_rates_by_time").on(table.fromAt),
		check("tax_rates_rate", sql`${table.rateBps} between 0 and 5000`),
	],
);

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
