import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/** A piece of a file that is being made: its key in the bucket and, in an archive, the name of the file that it belongs to. */
export type ExportPiece = { key: string; entry: string };

/**
 * A file that a job makes for somebody, step by step, and that ends after a day. Of each kind somebody has one at a time
 * in the making. `cursor` is where the next step begins and `pieces` what the steps so far have written; `jobId` is the
 * step that waits. `asked` is what the kind needs to know, such as a query. `total` is null while nobody has counted.
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
		/** Where the finished file is in the media bucket. */
		fileKey: text("file_key"),
		bytes: integer("bytes"),
		madeAt: instant("made_at").notNull(),
		readyAt: instant("ready_at"),
		/** When it goes, file and row; null while it is made. */
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
