import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { forumPosts } from "./forum.ts";
import { DEAL_LINES } from "./forum-kinds.ts";

/**
 * A member doubts a line of the deal sheet of a post, once for each line. `comment` is plain text; empty, there is none,
 * or a moderator has removed it.
 */
export const forumLineDoubts = sqliteTable(
	"forum_line_doubts",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		line: text("line", { enum: DEAL_LINES }).notNull(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		comment: text("comment").notNull().default(""),
		doubtedAt: instant("doubted_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.postId, table.line, table.userId] }),
		index("forum_line_doubts_by_user").on(table.userId, table.doubtedAt),
	],
);
