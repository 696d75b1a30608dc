import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
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
		/** What the owner wrote for others is emptied, rather than left without its author. */
		emptiesTexts: flag("empties_texts").notNull().default(false),
	},
	(table) => [index("account_deletions_by_due").on(table.dueAt)],
);
