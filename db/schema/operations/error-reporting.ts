import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** `fingerprint` is half a SHA-256, in hex. A resolved group is reopened by a new report, a muted one is not. */
export const errorGroups = sqliteTable(
	"error_groups",
	{
		fingerprint: text("fingerprint").primaryKey(),
		message: text("message").notNull(),
		topFrame: text("top_frame"),
		count: integer("count").notNull(),
		status: text("status", { enum: ["open", "resolved", "muted"] })
			.notNull()
			.default("open"),
		statusChangedAt: instant("status_changed_at"),
		firstSeenAt: instant("first_seen_at").notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
	},
	(table) => [
		index("error_groups_by_last_seen").on(table.lastSeenAt),
		index("error_groups_by_status").on(table.status, table.lastSeenAt),
		index("error_groups_by_first_seen").on(table.status, table.firstSeenAt),
		index("error_groups_by_count").on(table.status, table.count),
		check("error_groups_status", sql`${table.status} in ('open', 'resolved', 'muted')`),
	],
);

/** Counts of a group by page pattern and browser family, at most 50 of each. */
export const errorSightings = sqliteTable(
	"error_sightings",
	{
		fingerprint: text("fingerprint")
			.notNull()
			.references(() => errorGroups.fingerprint, { onDelete: "cascade" }),
		kind: text("kind", { enum: ["page", "browser"] }).notNull(),
		name: text("name").notNull(),
		count: integer("count").notNull(),
	},
	(table) => [primaryKey({ columns: [table.fingerprint, table.kind, table.name] })],
);

/** Without personal data, kept for 30 days. `occurredAt` is the browser's clock, `receivedAt` ours. */
export const errorReports = sqliteTable(
	"error_reports",
	{
		id: text("id").primaryKey(),
		fingerprint: text("fingerprint")
			.notNull()
			.references(() => errorGroups.fingerprint, { onDelete: "cascade" }),
		message: text("message").notNull(),
		stack: text("stack"),
		context: text("context"),
		userAgent: text("user_agent"),
		url: text("url"),
		occurredAt: instant("occurred_at"),
		receivedAt: instant("received_at").notNull(),
	},
	(table) => [
		index("error_reports_by_group").on(table.fingerprint, table.receivedAt),
		index("error_reports_by_time").on(table.receivedAt),
	],
);
