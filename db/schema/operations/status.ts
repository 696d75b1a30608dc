import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { INCIDENT_IMPACTS, INCIDENT_STATES } from "./incident-kinds.ts";

export const STATUS_PARTS = ["database", "files", "cache"] as const;

/** Per day (UTC, `YYYY-MM-DD`), kept for 400 days. The last result is the current status. */
export const statusDays = sqliteTable(
	"status_days",
	{
		day: text("day").notNull(),
		part: text("part", { enum: STATUS_PARTS }).notNull(),
		checks: integer("checks").notNull(),
		failures: integer("failures").notNull(),
		totalMs: integer("total_ms").notNull(),
		slowestMs: integer("slowest_ms").notNull(),
		lastAt: instant("last_at"),
		lastIsUp: integer("last_is_up", { mode: "boolean" }),
	},
	(table) => [primaryKey({ columns: [table.day, table.part] })],
);

/** `words` are its titles by language; `state` is that of the latest update. */
export const incidents = sqliteTable(
	"incidents",
	{
		id: text("id").primaryKey(),
		impact: text("impact", { enum: INCIDENT_IMPACTS }).notNull(),
		state: text("state", { enum: INCIDENT_STATES }).notNull(),
		words: text("words", { mode: "json" }).$type<Record<string, string>>().notNull(),
		startedAt: instant("started_at").notNull(),
		resolvedAt: instant("resolved_at"),
		/** Rises with every update, to notify readers who have seen an earlier one. */
		revision: integer("revision").notNull().default(1),
	},
	(table) => [
		index("incidents_by_start").on(table.startedAt),
		index("incidents_open").on(table.state).where(sql`${table.state} <> 'resolved'`),
		check("incidents_resolved", sql`(${table.state} = 'resolved') = (${table.resolvedAt} is not null)`),
	],
);

export const incidentUpdates = sqliteTable(
	"incident_updates",
	{
		id: text("id").primaryKey(),
		incidentId: text("incident_id")
			.notNull()
			.references(() => incidents.id, { onDelete: "cascade" }),
		state: text("state", { enum: INCIDENT_STATES }).notNull(),
		words: text("words", { mode: "json" }).$type<Record<string, string>>().notNull(),
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		at: instant("at").notNull(),
	},
	(table) => [
		index("incident_updates_by_incident").on(table.incidentId, table.at),
		index("incident_updates_by_author").on(table.authorId),
	],
);
