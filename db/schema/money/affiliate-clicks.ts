import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { affiliates } from "./affiliates.ts";

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
