import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { day, flag, instant } from "../columns.ts";
import { CHANNELS } from "../operations/notifications.ts";
import { users } from "./auth.ts";

/** How a category reaches a channel. In the app there is only `instant` and `off`. */
export const MODES = ["instant", "daily", "weekly", "off"] as const;
export type Mode = (typeof MODES)[number];

/**
 * What somebody reads in the app: one row for a group of events while it is unread. `ids` and `at` are those of the
 * newest event. Its words are found when it is shown.
 */
export const notifications = sqliteTable(
	"notifications",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text("kind").notNull(),
		/** What it is about, within its kind. */
		groupKey: text("group_key").notNull(),
		ids: text("ids", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		/** The page that it is about, without language; reading that page reads the notification. */
		path: text("path").notNull(),
		count: integer("count").notNull().default(1),
		at: instant("at").notNull(),
		/** False where its receiver wants it in a digest only. */
		isListed: flag("is_listed").notNull().default(true),
		readAt: instant("read_at"),
		/** When it was opened from the list. */
		openedAt: instant("opened_at"),
	},
	(table) => [
		uniqueIndex("notifications_unread_once")
			.on(table.userId, table.kind, table.groupKey)
			.where(sql`${table.readAt} is null`),
		index("notifications_by_user").on(table.userId, table.isListed, table.at, table.id),
		index("notifications_unread").on(table.userId, table.at).where(sql`${table.readAt} is null and ${table.isListed}`),
		index("notifications_old").on(table.at),
		check("notifications_count", sql`${table.count} > 0`),
	],
);

/** What somebody has chosen; a category without a row follows its default. */
export const notificationChoices = sqliteTable(
	"notification_choices",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		category: text("category").notNull(),
		channel: text("channel", { enum: CHANNELS }).notNull(),
		mode: text("mode", { enum: MODES }).notNull(),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.category, table.channel] }),
		check("notification_choices_app", sql`${table.channel} = 'mail' or ${table.mode} in ('instant', 'off')`),
	],
);

/** Switches for all of a channel, times, and the secret of the links that end a category. Minutes count from midnight. */
export const notificationSettings = sqliteTable("notification_settings", {
	userId: integer("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	mailOn: flag("mail_on").notNull().default(true),
	digestsOn: flag("digests_on").notNull().default(true),
	digestMinute: integer("digest_minute").notNull().default(480),
	/** ISO day of the week of the weekly digest, 1 is Monday. */
	digestWeekday: integer("digest_weekday").notNull().default(1),
	/** Both or neither; `quietFrom` after `quietTo` crosses midnight. */
	quietFrom: integer("quiet_from"),
	quietTo: integer("quiet_to"),
	/** The bell counts what came later. */
	seenAt: instant("seen_at").notNull().default(sql`0`),
	linkKey: text("link_key").notNull().unique(),
	changedAt: instant("changed_at").notNull(),
});

/** A digest that is due, at most one for a person, mode and local day. */
export const notificationDigests = sqliteTable(
	"notification_digests",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mode: text("mode", { enum: ["daily", "weekly"] }).notNull(),
		periodDay: day("period_day").notNull(),
		dueAt: instant("due_at").notNull(),
		state: text("state", { enum: ["waiting", "queued", "sent", "skipped"] })
			.notNull()
			.default("waiting"),
		reason: text("reason"),
		endedAt: instant("ended_at"),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mode, table.periodDay] }),
		index("notification_digests_due").on(table.dueAt).where(sql`${table.state} = 'waiting'`),
		index("notification_digests_ended").on(table.endedAt),
	],
);
