import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { sessions, users } from "./auth.ts";

/** Read-only, until `endsAt`. Triggers log its end, and end it when the rights of either account change. */
export const impersonations = sqliteTable(
	"impersonations",
	{
		sessionId: text("session_id")
			.primaryKey()
			.references(() => sessions.id, { onDelete: "cascade" }),
		adminId: integer("admin_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		startedAt: instant("started_at").notNull(),
		endsAt: instant("ends_at").notNull(),
	},
	(table) => [
		index("impersonations_by_admin").on(table.adminId),
		index("impersonations_by_user").on(table.userId),
		index("impersonations_by_end").on(table.endsAt),
	],
);
