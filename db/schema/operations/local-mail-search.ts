import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Built like `people_search`. */
export const localMailSearch = sqliteTable("local_mail_search", {
	rowid: integer("rowid").notNull(),
	subject: text("subject"),
	address: text("address"),
});
