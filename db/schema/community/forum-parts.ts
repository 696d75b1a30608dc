import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { uploads } from "../operations/uploads.ts";
import { users } from "../people/auth.ts";
import { forumPosts, forumTopics } from "./forum.ts";
import { POLL_RESULTS } from "./forum-kinds.ts";

/** Size of an uploaded picture in pixels, read from its bytes, so that pages keep its place free. */
export const forumPictures = sqliteTable("forum_pictures", {
	uploadId: text("upload_id")
		.primaryKey()
		.references(() => uploads.id, { onDelete: "cascade" }),
	width: integer("width").notNull(),
	height: integer("height").notNull(),
});

/** Pictures that the present text of a post shows. */
export const forumPostPictures = sqliteTable(
	"forum_post_pictures",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		uploadId: text("upload_id")
			.notNull()
			.references(() => forumPictures.uploadId, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.postId, table.uploadId] }),
		index("forum_post_pictures_by_upload").on(table.uploadId),
	],
);

/**
 * Pictures that decisions about posts have removed: no post shows them. Where such a decision is lifted, its row goes;
 * once no case keeps the file, the picture goes.
 */
export const forumRemovedPictures = sqliteTable(
	"forum_removed_pictures",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		uploadId: text("upload_id")
			.notNull()
			.references(() => forumPictures.uploadId, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.uploadId, table.postId] }),
		index("forum_removed_pictures_by_post").on(table.postId),
	],
);

/** The poll of a topic; it stands in the first post and never changes. `closesAt` null: it stays open. */
export const forumPolls = sqliteTable("forum_polls", {
	topicId: integer("topic_id")
		.primaryKey()
		.references(() => forumTopics.id, { onDelete: "cascade" }),
	question: text("question").notNull(),
	options: text("options", { mode: "json" }).$type<string[]>().notNull(),
	isMultiple: flag("is_multiple").notNull().default(false),
	results: text("results", { enum: POLL_RESULTS }).notNull(),
	closesAt: instant("closes_at"),
	voterCount: integer("voter_count").notNull().default(0),
});

/** Votes for an option, by its place in `options`. They stay when an account ends. */
export const forumPollCounts = sqliteTable(
	"forum_poll_counts",
	{
		topicId: integer("topic_id")
			.notNull()
			.references(() => forumPolls.topicId, { onDelete: "cascade" }),
		place: integer("place").notNull(),
		votes: integer("votes").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.topicId, table.place] }),
		check("forum_poll_counts_votes", sql`${table.votes} >= 0`),
	],
);

/** What a member chose, once for each poll: `places` of the options. */
export const forumPollVotes = sqliteTable(
	"forum_poll_votes",
	{
		topicId: integer("topic_id")
			.notNull()
			.references(() => forumPolls.topicId, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		places: text("places", { mode: "json" }).$type<number[]>().notNull(),
		votedAt: instant("voted_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.topicId, table.userId] }),
		index("forum_poll_votes_by_user").on(table.userId),
	],
);
