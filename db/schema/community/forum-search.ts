import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Contentless FTS5 table over posts, by words and pairs of Chinese characters, so only `rowid`, the id of the post,
 * can be read. Written by the use cases in the batch of the text; made by hand in a migration.
 */
export const forumSearch = sqliteTable("forum_search", {
	rowid: integer("rowid").notNull(),
	/** Of the topic, at its first post; empty at the others. */
	title: text("title").notNull(),
	text: text("text").notNull(),
});
