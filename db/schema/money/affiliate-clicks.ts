import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { affiliates } from "./affiliates.ts";

/** Clicks and registrations per day (UTC) and link; `linkId` is 0 for the plain code. */
export const affiliateDays = sqliteTable(
	"affiliate_days",
	{
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		day: text("day").notNull(),
		linkId: integer("link_id").notNull(),
		clicks: integer("clicks").notNull().default(0),
		signUps: integer("sign_ups").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.affiliateId, table.day, table.linkId] })],
);

/** Clicks per day (UTC) and country code; `XX` if unknown. */
export const affiliateClickCountries = sqliteTable(
	"affiliate_click_countries",
	{
		affiliateId: integer("affiliate_id")
			.notNull()
			.references(() => affiliates.id),
		day: text("day").notNull(),
		country: text("country").notNull(),
		clicks: integer("clicks").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.affiliateId, table.day, table.country] })],
);
