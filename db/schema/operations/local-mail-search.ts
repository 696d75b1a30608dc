import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Full-text search over `local_mail` by rowid, built like `people_search`. */
export const localMailSearch = sqliteTable("local_mail_search", {
	rowid: integer("rowid").notNull(),
	subject: text("subject"),
	address: text("address"),
});
