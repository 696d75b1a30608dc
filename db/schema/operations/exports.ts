import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/** A part of the file being made: its bucket key and, in an archive, the entry it belongs to. */
export type ExportPiece = { key: string; entry: string };

/**
 * A file made by a job in steps, which expires after a day. At most one per user and kind is in progress. `cursor` is
 * where the next step continues, `pieces` the parts so far, `jobId` the next step, `asked` the parameters. `total` is
 * null until counted.
 */
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
		/** When file and row are deleted; null while in progress. */
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
