import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** Mail of a local school, shown at `/outbox`. Unused in production. */
export const localMail = sqliteTable(
	"local_mail",
	{
		id: text("id").primaryKey(),
		/** Null in old rows. */
		kind: text("kind"),
		to: text("to_address").notNull(),
		subject: text("subject").notNull(),
		text: text("text").notNull(),
		/** Null in old rows. */
		html: text("html"),
		writtenAt: instant("written_at").notNull(),
	},
	(table) => [
		index("local_mail_by_time").on(table.writtenAt),
		index("local_mail_by_kind").on(table.kind, table.writtenAt, table.id),
	],
);
