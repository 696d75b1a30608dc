import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Contentless FTS5 trigram table over ticket messages, so only `rowid` can be read. Maintained by triggers; written
 * by hand in a migration. Record: docs/decisions/0050-search-in-d1.md
 */
export const ticketSearch = sqliteTable("ticket_search", {
	rowid: integer("rowid").notNull(),
	ticket: text("ticket"),
	person: text("person"),
	message: text("message"),
});
