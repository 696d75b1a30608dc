import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { forumPosts } from "./forum.ts";
import { GIVEN_LEVELS } from "./forum-kinds.ts";

/** A level that a moderator has set in place of the computed one. */
export const forumTrustLevels = sqliteTable(
	"forum_trust_levels",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		level: text("level", { enum: GIVEN_LEVELS }).notNull(),
		reason: text("reason").notNull(),
		setBy: integer("set_by").references(() => users.id, { onDelete: "set null" }),
		setAt: instant("set_at").notNull(),
	},
	(table) => [index("forum_trust_levels_by_setter").on(table.setBy)],
);

/** Days on which somebody has read in the forum. `dayNumber` counts days of UTC since 1970. */
export const forumReadingDays = sqliteTable(
	"forum_reading_days",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		dayNumber: integer("day_number").notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.dayNumber] })],
);

/**
 * What posts of new members have in common with others: `print` is a link without its tracking parts, or the hash of a
 * text without case and spaces.
 */
export const forumPostPrints = sqliteTable(
	"forum_post_prints",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		print: text("print").notNull(),
		authorId: integer("author_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		writtenAt: instant("written_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.postId, table.print] }),
		index("forum_post_prints_by_print").on(table.print, table.writtenAt),
		index("forum_post_prints_by_author").on(table.authorId),
		index("forum_post_prints_by_time").on(table.writtenAt),
	],
);
