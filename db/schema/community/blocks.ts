import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";

/** Members whom a member has blocked. Only that member knows. */
export const memberBlocks = sqliteTable(
	"member_blocks",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		blockedId: integer("blocked_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		blockedAt: instant("blocked_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.blockedId] }),
		index("member_blocks_by_time").on(table.userId, table.blockedAt),
		index("member_blocks_by_blocked").on(table.blockedId),
		check("member_blocks_others", sql`${table.userId} <> ${table.blockedId}`),
	],
);
