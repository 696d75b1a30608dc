import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** Written in the batch of the action and unchangeable. `before` and `after` hold no secrets. */
export const auditEntries = sqliteTable(
	"audit_entries",
	{
		id: text("id").primaryKey(),
		/** Null if nobody was signed in. No foreign key: an entry outlives its actor. */
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
