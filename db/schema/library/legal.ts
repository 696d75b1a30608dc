import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/** Consent to a version of a legal page. Never changed: a newer version is a new row. */
export const consents = sqliteTable(
	"consents",
	{
		id: text("id").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		document: text("document").notNull(),
		version: integer("version").notNull(),
		language: text("language").notNull(),
		occasion: text("occasion").notNull(),
		at: instant("at").notNull(),
	},
	(table) => [index("consents_by_user").on(table.userId, table.document)],
);
