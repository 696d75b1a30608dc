import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Full-text search over ticket messages by id, with number, subject and author of their ticket: a contentless FTS5
 * trigram table, so only `rowid` can be read. Maintained by triggers; written by hand in a migration, as
 * `people_search` is. Record: docs/decisions/0050-search-in-d1.md
 */
export const ticketSearch = sqliteTable("ticket_search", {
	rowid: integer("rowid").notNull(),
	ticket: text("ticket"),
	person: text("person"),
	message: text("message"),
});
