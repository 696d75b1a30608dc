import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Names and e-mail addresses of `users` by their id, to be searched with `MATCH`:
 * an FTS5 table of trigrams, without case and accents, kept by triggers. It holds
 * no text, so only `rowid` can be read. It stands in a migration by hand, and not
 * in `schema.ts`: the generator knows no virtual tables.
 * Record: docs/decisions/0050-search-in-d1.md
 */
export const peopleSearch = sqliteTable("people_search", {
	rowid: integer("rowid").notNull(),
	name: text("name"),
	email: text("email"),
	/** Role, plan, country and state, each as a few signs (`people-facets.ts`). */
	facets: text("facets"),
});
