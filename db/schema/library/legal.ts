import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/**
 * What somebody has agreed to: which legal page, in which of its versions, read in which language, when. Kept as long as
 * the account, and never changed: who agrees to a newer version has a second row.
 */
export const consents = sqliteTable(
	"consents",
	{
		id: text("id").primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** The key of the legal page. */
		document: text("document").notNull(),
		version: integer("version").notNull(),
		language: text("language").notNull(),
		/** Where it was asked for: `registration`, `checkout` … */
		occasion: text("occasion").notNull(),
		at: instant("at").notNull(),
	},
	(table) => [index("consents_by_user").on(table.userId, table.document)],
);
