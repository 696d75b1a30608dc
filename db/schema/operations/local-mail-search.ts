import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Subjects and addresses of `local_mail` by its rowid, to be searched with `MATCH`: of the same kind as
 * `people_search`, and kept by triggers as well.
 */
export const localMailSearch = sqliteTable("local_mail_search", {
	rowid: integer("rowid").notNull(),
	subject: text("subject"),
	address: text("address"),
});
