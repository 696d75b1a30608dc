import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/**
 * When somebody wants to be reminded of learning: on these days of the week (1 is Monday) at this hour of their time
 * zone. Without a row nobody is reminded. `nextAt` is the next such moment; `sentOn` the last day of their calendar on
 * which a mail was asked for: one a day at most. `key` is in the link of the mail that ends them.
 */
export const learningReminders = sqliteTable(
	"learning_reminders",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		key: text("key").notNull().unique(),
		weekdays: text("weekdays", { mode: "json" }).$type<number[]>().notNull(),
		hour: integer("hour").notNull(),
		nextAt: instant("next_at").notNull(),
		sentOn: text("sent_on"),
		/** Scheme, host and port that the links of the mails lead to. */
		origin: text("origin").notNull(),
	},
	(table) => [
		index("learning_reminders_by_next").on(table.nextAt),
		check("learning_reminders_hour", sql`${table.hour} between 0 and 23`),
	],
);
