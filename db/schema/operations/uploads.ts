import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/**
 * A file that somebody has sent, in the media bucket under `uploads/<id>`. `open` while it arrives, `stored` once it is
 * there, `attached` once something shows it, `ending` while the sweep takes it away. `bytes` of an open one is what it
 * may become; `sha256` is null until it is there.
 */
export const uploads = sqliteTable(
	"uploads",
	{
		id: text("id").primaryKey(),
		/** Null for what ships, and where the account is gone. */
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
