import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "./auth.ts";

/** Until `dueAt` the owner can withdraw it. `farewellId` is the last mail, sent before the address is erased. */
export const accountDeletions = sqliteTable(
	"account_deletions",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		askedAt: instant("asked_at").notNull(),
		dueAt: instant("due_at").notNull(),
		startedAt: instant("started_at"),
		farewellId: text("farewell_id"),
	},
	(table) => [index("account_deletions_by_due").on(table.dueAt)],
);
