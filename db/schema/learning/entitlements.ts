import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { day, instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/**
 * A right to open something, with a source and a period: the only basis of access decisions. `thingId` is the course
 * or plan, 0 for `all`; `sourceId` is the order, membership or grant. Rows are never deleted or reopened: one ends
 * and another begins. At most one row per source is open.
 */
export const entitlements = sqliteTable(
	"entitlements",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		thingKind: text("thing_kind", { enum: ["course", "plan", "all"] }).notNull(),
		thingId: integer("thing_id").notNull().default(0),
		sourceKind: text("source_kind", { enum: ["free", "order", "membership", "grant"] }).notNull(),
		sourceId: text("source_id").notNull().default(""),
		fromAt: instant("from_at").notNull(),
		/** The first instant at which it is no longer valid; null means permanent. */
		untilAt: instant("until_at"),
		endedAt: instant("ended_at"),
		endedWhy: text("ended_why", { enum: ["paused", "expired", "refunded"] }),
		createdAt: instant("created_at").notNull(),
		/** The day an admin chose, whose end is `untilAt`; null if it ends at another instant. */
		lastDay: day("last_day"),
	},
	(table) => [
		index("entitlements_by_user").on(table.userId, table.thingKind, table.thingId),
		uniqueIndex("entitlements_open_once")
			.on(table.userId, table.thingKind, table.thingId, table.sourceKind, table.sourceId)
			.where(sql`${table.endedAt} is null`),
		index("entitlements_by_end").on(table.untilAt).where(sql`${table.endedAt} is null`),
		index("entitlements_paused").on(table.endedWhy).where(sql`${table.endedWhy} = 'paused'`),
		check("entitlements_thing", sql`${table.thingKind} in ('course', 'plan', 'all')`),
		check("entitlements_source", sql`${table.sourceKind} in ('free', 'order', 'membership', 'grant')`),
		check("entitlements_end", sql`(${table.endedAt} is null) = (${table.endedWhy} is null)`),
	],
);
