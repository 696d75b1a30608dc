import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/**
 * Who did what to whom, written in the batch of the deed. A trigger refuses to change
 * or delete a row. `before` and `after` hold what the deed has changed, and no secret.
 */
export const auditEntries = sqliteTable(
	"audit_entries",
	{
		id: text("id").primaryKey(),
		/** Null when nobody was signed in. No foreign key: an entry outlives its actor. */
		actorId: integer("actor_id"),
		deed: text("deed").notNull(),
		subjectKind: text("subject_kind").notNull(),
		subjectId: text("subject_id").notNull(),
		before: text("before", { mode: "json" }).$type<Record<string, unknown>>(),
		after: text("after", { mode: "json" }).$type<Record<string, unknown>>(),
		requestId: text("request_id"),
		at: instant("at").notNull(),
	},
	(table) => [
		index("audit_entries_by_time").on(table.at),
		index("audit_entries_by_deed").on(table.deed, table.at),
		index("audit_entries_by_actor").on(table.actorId, table.at),
		index("audit_entries_by_subject").on(table.subjectKind, table.subjectId, table.at),
	],
);
