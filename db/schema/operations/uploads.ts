import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/** At `uploads/<id>` in the media bucket. While `open`, `bytes` is the maximum and `sha256` null. */
export const uploads = sqliteTable(
	"uploads",
	{
		id: text("id").primaryKey(),
		/** Null for shipped files and erased accounts. */
		ownerId: integer("owner_id").references(() => users.id, { onDelete: "set null" }),
		purpose: text("purpose").notNull(),
		name: text("name").notNull(),
		kind: text("kind"),
		bytes: integer("bytes").notNull(),
		sha256: text("sha256"),
		state: text("state", { enum: ["open", "stored", "attached", "ending"] }).notNull(),
		startedAt: instant("started_at").notNull(),
	},
	(table) => [
		index("uploads_by_owner").on(table.ownerId, table.purpose, table.startedAt),
		index("uploads_unattached").on(table.startedAt).where(sql`${table.state} <> 'attached'`),
	],
);

/** Keeps a file from being deleted, whatever shows it or not, until `holder` lets go of it: `moderationCase:12`. */
export const uploadHolds = sqliteTable(
	"upload_holds",
	{
		uploadId: text("upload_id")
			.notNull()
			.references(() => uploads.id, { onDelete: "cascade" }),
		holder: text("holder").notNull(),
		heldAt: instant("held_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.uploadId, table.holder] }),
		index("upload_holds_by_holder").on(table.holder),
	],
);
