import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/**
 * Who wants to hear when a plan or a course can be bought, where nobody takes money yet. An address is a guest's own
 * word and stands once for each thing; `agreedAt` is when it was agreed to, and what the row's life is counted from.
 */
export const waitingList = sqliteTable(
	"waiting_list",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Trimmed and in lower case. */
		email: text("email").notNull(),
		/** By which the link of a mail leaves the list: random, and the same in all entries of an address. */
		leaveKey: text("leave_key"),
		/** Null for a guest. */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		thingKind: text("thing_kind", { enum: ["plan", "course"] }).notNull(),
		/** Without a foreign key: what is taken off the market may still be waited for. */
		thingId: integer("thing_id").notNull(),
		/** In which the consent was read, and in which to write. */
		language: text("language").notNull(),
		agreedAt: instant("agreed_at").notNull(),
		/** When they were written to that it can be bought, once. */
		toldAt: instant("told_at"),
	},
	(table) => [
		unique("waiting_list_once").on(table.email, table.thingKind, table.thingId),
		index("waiting_list_by_time").on(table.agreedAt, table.id),
		index("waiting_list_by_kind").on(table.thingKind, table.agreedAt, table.id),
		index("waiting_list_by_key").on(table.leaveKey),
		index("waiting_list_by_user").on(table.userId),
		index("waiting_list_untold").on(table.thingKind, table.thingId, table.id).where(sql`${table.toldAt} is null`),
		index("waiting_list_told").on(table.toldAt).where(sql`${table.toldAt} is not null`),
	],
);
