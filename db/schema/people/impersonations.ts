import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { sessions, users } from "./auth.ts";

/**
 * A session of an admin that looks through somebody else's account, and writes nothing, until `endsAt`. However it ends
 * (by its button, its time, the end of the session), a trigger writes it into the audit log. Triggers end it as well when
 * the rights of either change.
 */
export const impersonations = sqliteTable(
	"impersonations",
	{
		sessionId: text("session_id")
			.primaryKey()
			.references(() => sessions.id, { onDelete: "cascade" }),
		adminId: integer("admin_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Who is looked through. */
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
