import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Running totals, maintained by triggers so that no page counts a large table. */
export const counters = sqliteTable("counters", {
	name: text("name").primaryKey(),
	value: integer("value").notNull(),
});

/** By ISO 3166-1 alpha-2, maintained by a trigger. */
export const usersByCountry = sqliteTable("users_by_country_counts", {
	country: text("country").primaryKey(),
	users: integer("users").notNull(),
});
