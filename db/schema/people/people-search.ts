import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Full-text search over names and addresses in `users` by id: a contentless FTS5 trigram table without case and
 * accents, maintained by triggers, so only `rowid` can be read. Written by hand in a migration and not in `schema.ts`,
 * since the generator does not support virtual tables. Record: docs/decisions/0050-search-in-d1.md
 */
export const peopleSearch = sqliteTable("people_search", {
	rowid: integer("rowid").notNull(),
	name: text("name"),
	email: text("email"),
	/** Role, plan, country and state in short codes (`people-facets.ts`). */
	facets: text("facets"),
});
