import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { affiliates } from "./affiliates.ts";

/** Clicks and registrations of one day (UTC) by one link; `linkId` is 0 for the code alone. */
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

/** Clicks of one day (UTC) by the country that they came from, two capital letters; `XX` where it is not known. */
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
