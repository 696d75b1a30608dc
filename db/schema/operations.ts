import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** Who did what, and when. Written in the same batch as the deed. */
export const auditEntries = sqliteTable(
	"audit_entries",
	{
		id: text("id").primaryKey(),
		actorId: integer("actor_id"),
		action: text("action").notNull(),
		subject: text("subject").notNull(),
		requestId: text("request_id"),
		at: instant("at").notNull(),
	},
	(table) => [index("audit_entries_by_time").on(table.at)],
);

/** A message to be sent, written in the batch of what it speaks of. `deliveredAt` is null until it has gone out. */
export const mailOutbox = sqliteTable(
	"mail_outbox",
	{
		id: text("id").primaryKey(),
		to: text("to_address").notNull(),
		subject: text("subject").notNull(),
		text: text("text").notNull(),
		attempts: integer("attempts").notNull().default(0),
		lastError: text("last_error"),
		createdAt: instant("created_at").notNull(),
		deliveredAt: instant("delivered_at"),
	},
	(table) => [
		index("mail_outbox_by_created").on(table.createdAt),
		index("mail_outbox_waiting").on(table.deliveredAt, table.createdAt),
	],
);

/** Running totals of the school, kept by triggers so that no page counts a table that grows. */
export const counters = sqliteTable("counters", {
	name: text("name").primaryKey(),
	value: integer("value").notNull(),
});

/** How many users come from a country (ISO 3166-1 alpha-2), kept by a trigger. */
export const usersByCountry = sqliteTable("users_by_country_counts", {
	country: text("country").primaryKey(),
	users: integer("users").notNull(),
});
