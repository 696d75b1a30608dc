import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

export const CHANNELS = ["app", "mail"] as const;
export type Channel = (typeof CHANNELS)[number];

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

const ADDRESS_STATES = ["fails", "complained"] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];

/** Addresses that mail does not reach, or whose owner called a mail of the school spam; until they are confirmed again. */
export const mailAddresses = sqliteTable(
	"mail_addresses",
	{
		email: text("email").primaryKey(),
		state: text("state", { enum: ADDRESS_STATES }).notNull(),
		at: instant("at").notNull(),
	},
	(table) => [index("mail_addresses_by_time").on(table.at)],
);

/** What the mail service reported, each once. */
export const mailReports = sqliteTable(
	"mail_reports",
	{
		eventId: text("event_id").primaryKey(),
		kind: text("kind", { enum: ["hardBounce", "softBounce", "complaint"] }).notNull(),
		email: text("email").notNull(),
		at: instant("at").notNull(),
	},
	(table) => [index("mail_reports_by_email").on(table.email, table.at), index("mail_reports_by_time").on(table.at)],
);

/** What became of one event for one person at one channel; `eventId` is the id of its job. */
export const notificationDeliveries = sqliteTable(
	"notification_deliveries",
	{
		eventId: text("event_id").notNull(),
		channel: text("channel", { enum: CHANNELS }).notNull(),
		/** Null for a guest, and where the account has gone. */
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		kind: text("kind").notNull(),
		/** `queued` waits for a digest. */
		state: text("state", { enum: ["sent", "queued", "skipped", "bounced", "complained"] }).notNull(),
		/** Why it was skipped. */
		reason: text("reason"),
		at: instant("at").notNull(),
		/** The id that the mail service gave it; its reports name it. */
		messageId: text("message_id"),
	},
	(table) => [
		primaryKey({ columns: [table.eventId, table.channel] }),
		index("notification_deliveries_by_user").on(table.userId, table.at),
		index("notification_deliveries_by_time").on(table.at),
		index("notification_deliveries_by_message").on(table.messageId).where(sql`${table.messageId} is not null`),
	],
);

export const OUTCOMES = ["sent", "queued", "skipped", "bounced", "complained", "opened"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How many deliveries of a day (UTC) came to what. Kept by triggers on `notification_deliveries` and `notifications`,
 * so it agrees with them, and outlives the accounts. `queued` counts what still waits for a digest; one that bounced
 * is among those that were sent as well.
 */
export const notificationFigures = sqliteTable(
	"notification_figures",
	{
		day: text("day").notNull(),
		kind: text("kind").notNull(),
		/** The announcement that was delivered; empty for other kinds. */
		subject: text("subject").notNull(),
		channel: text("channel", { enum: CHANNELS }).notNull(),
		outcome: text("outcome", { enum: OUTCOMES }).notNull(),
		/** Why it was skipped; else empty. */
		reason: text("reason").notNull(),
		count: integer("count").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.kind, table.subject, table.channel, table.outcome, table.reason] }),
		index("notification_figures_by_subject").on(table.subject).where(sql`${table.subject} <> ''`),
	],
);
