import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { forumCategories, forumPosts, forumTags, forumTopics } from "./forum.ts";
import { FOLLOW_LEVELS, REACTIONS } from "./forum-kinds.ts";

/** How far somebody has read a topic; `lastRead` only grows. `chosenAt`: the level was chosen, not given. */
export const forumReads = sqliteTable(
	"forum_reads",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		topicId: integer("topic_id")
			.notNull()
			.references(() => forumTopics.id, { onDelete: "cascade" }),
		lastRead: integer("last_read").notNull(),
		level: text("level", { enum: FOLLOW_LEVELS }).notNull().default("normal"),
		chosenAt: instant("chosen_at"),
		visitedAt: instant("visited_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.topicId] }),
		index("forum_reads_by_topic").on(table.topicId, table.level),
		// Only for the latest visit: the condition keeps other queries of a reader from taking it for their own.
		index("forum_reads_by_visit").on(table.userId, table.visitedAt).where(sql`${table.visitedAt} > 0`),
		index("forum_reads_followed")
			.on(table.userId, table.level, table.topicId)
			.where(sql`${table.level} in ('watch', 'track')`),
		index("forum_reads_chosen").on(table.userId, table.visitedAt).where(sql`${table.level} in ('watch', 'mute')`),
	],
);

/** One of the two is what somebody follows. */
export const forumFollows = sqliteTable(
	"forum_follows",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		categoryId: integer("category_id").references(() => forumCategories.id, { onDelete: "cascade" }),
		tagId: integer("tag_id").references(() => forumTags.id, { onDelete: "cascade" }),
		level: text("level", { enum: FOLLOW_LEVELS }).notNull(),
		chosenAt: instant("chosen_at").notNull(),
	},
	(table) => [
		unique("forum_follows_category").on(table.userId, table.categoryId),
		unique("forum_follows_tag").on(table.userId, table.tagId),
		index("forum_follows_by_category").on(table.categoryId, table.level),
		index("forum_follows_by_tag").on(table.tagId, table.level),
		check("forum_follows_subject", sql`(${table.categoryId} is null) <> (${table.tagId} is null)`),
	],
);

export const forumReactions = sqliteTable(
	"forum_reactions",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		name: text("name", { enum: REACTIONS }).notNull(),
		reactedAt: instant("reacted_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.postId, table.userId, table.name] }),
		index("forum_reactions_by_user").on(table.userId, table.reactedAt),
	],
);

export const forumBookmarks = sqliteTable(
	"forum_bookmarks",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		keptAt: instant("kept_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.postId] }),
		index("forum_bookmarks_by_time").on(table.userId, table.keptAt),
		index("forum_bookmarks_by_post").on(table.postId),
	],
);

/** Who is named in a post, by the account and not by the name that was typed. */
export const forumMentions = sqliteTable(
	"forum_mentions",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
	},
	(table) => [primaryKey({ columns: [table.postId, table.userId] }), index("forum_mentions_by_user").on(table.userId)],
);

/**
 * What somebody is writing, one for each place (`new`, or the id of a topic). `sequence` grows with each save, so that
 * an older tab overwrites nothing newer; what has been sent leaves a row without text.
 */
export const forumDrafts = sqliteTable(
	"forum_drafts",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		place: text("place").notNull(),
		sequence: integer("sequence").notNull(),
		title: text("title").notNull().default(""),
		body: text("body").notNull().default(""),
		/** What else was typed or chosen in the form, by field name: a deal sheet, a poll, tags. */
		fields: text("fields", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
		replyTo: integer("reply_to"),
		sentAt: instant("sent_at"),
		savedAt: instant("saved_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.place] }),
		index("forum_drafts_by_time").on(table.userId, table.savedAt),
	],
);
