import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Messages of tickets by their id, each with the number, the subject and the person of its ticket, to be searched with
 * `MATCH`: an FTS5 table of trigrams, kept by triggers. It holds no text, so only `rowid` can be read. As
 * `people_search` it stands in a migration by hand. Record: docs/decisions/0050-search-in-d1.md
 */
export const ticketSearch = sqliteTable("ticket_search", {
	rowid: integer("rowid").notNull(),
	ticket: text("ticket"),
	person: text("person"),
	message: text("message"),
});
