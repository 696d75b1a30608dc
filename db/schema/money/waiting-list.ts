import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/** A guest's address is unverified. `agreedAt` is the time of consent, from which retention counts. */
export const waitingList = sqliteTable(
	"waiting_list",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Trimmed and in lower case. */
		email: text("email").notNull(),
		/** Of the unsubscribe link, the same in all rows of an address. */
		leaveKey: text("leave_key"),
		/** Null for a guest. */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		thingKind: text("thing_kind", { enum: ["plan", "course"] }).notNull(),
		/** No foreign key: the thing may be withdrawn. */
		thingId: integer("thing_id").notNull(),
		language: text("language").notNull(),
		agreedAt: instant("agreed_at").notNull(),
		/** When they were notified. */
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
