import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Names and addresses in `users` by id: a contentless FTS5 trigram table, so only `rowid` can be read. Created by
 * hand in a migration, since the generator does not support virtual tables. Record:
 * docs/decisions/0050-search-in-d1.md
 */
export const peopleSearch = sqliteTable("people_search", {
	rowid: integer("rowid").notNull(),
	name: text("name"),
	email: text("email"),
	facets: text("facets"),
});
