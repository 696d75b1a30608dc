import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { forumPosts } from "./forum.ts";
import { DEAL_LINES } from "./forum-kinds.ts";

/**
 * A member doubts a line of the deal sheet of a post, once for each line. `comment` is plain text, empty without one. What
 * moderators decide about it hides the comment; the doubt counts.
 */
export const forumLineDoubts = sqliteTable(
	"forum_line_doubts",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		line: text("line", { enum: DEAL_LINES }).notNull(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		comment: text("comment").notNull().default(""),
		doubtedAt: instant("doubted_at").notNull(),
		hiddenAt: instant("hidden_at"),
		withdrawnAt: instant("withdrawn_at"),
	},
	(table) => [
		unique("forum_line_doubts_once").on(table.postId, table.line, table.userId),
		index("forum_line_doubts_by_user").on(table.userId, table.doubtedAt),
	],
);
