import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Running totals of the school, kept by triggers so that no page counts a table that grows. */
export const counters = sqliteTable("counters", {
	name: text("name").primaryKey(),
	value: integer("value").notNull(),
});

/** How many users come from a country (ISO 3166-1 alpha-2), kept by a trigger. */
export const usersByCountry = sqliteTable("users_by_country_counts", {
	country: text("country").primaryKey(),
	users: integer("users").notNull(),
});
