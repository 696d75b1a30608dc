import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

export type ExportPiece = { key: string; entry: string };

/** `cursor` is where the next step continues, `jobId` the next step. `total` is null until counted. */
export const exports = sqliteTable(
	"exports",
	{
		id: text("id").primaryKey(),
		ownerId: integer("owner_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text("kind").notNull(),
		state: text("state", { enum: ["waiting", "running", "ready", "failed"] }).notNull(),
		asked: text("asked", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		language: text("language").notNull(),
		jobId: text("job_id").notNull(),
		cursor: text("cursor", { mode: "json" }).$type<unknown>(),
		pieces: text("pieces", { mode: "json" }).$type<ExportPiece[]>().notNull().default([]),
		done: integer("done").notNull().default(0),
		total: integer("total"),
		fileKey: text("file_key"),
		bytes: integer("bytes"),
		madeAt: instant("made_at").notNull(),
		readyAt: instant("ready_at"),
		/** Null while in progress. */
		expiresAt: instant("expires_at"),
	},
	(table) => [
		uniqueIndex("exports_one_in_the_making")
			.on(table.ownerId, table.kind)
			.where(sql`${table.state} in ('waiting', 'running')`),
		index("exports_by_owner").on(table.ownerId, table.kind, table.madeAt),
		index("exports_by_end").on(table.expiresAt),
		index("exports_in_the_making").on(table.jobId).where(sql`${table.state} in ('waiting', 'running')`),
		check("exports_state", sql`${table.state} in ('waiting', 'running', 'ready', 'failed')`),
	],
);
