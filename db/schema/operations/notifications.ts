import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** Mail of a school that runs locally, to be read under `/outbox`. In production nothing is written here. */
export const localMail = sqliteTable(
	"local_mail",
	{
		id: text("id").primaryKey(),
		/** Which mail of the school it is; null where that was forgotten before it was kept. */
		kind: text("kind"),
		to: text("to_address").notNull(),
		subject: text("subject").notNull(),
		text: text("text").notNull(),
		/** The same as it is shown; null where it was kept before mail had that. */
		html: text("html"),
		writtenAt: instant("written_at").notNull(),
	},
	(table) => [
		index("local_mail_by_time").on(table.writtenAt),
		index("local_mail_by_kind").on(table.kind, table.writtenAt, table.id),
	],
);
