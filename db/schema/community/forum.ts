import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { courses, lessons } from "../learning/catalog.ts";
import { libraryEntries } from "../library/library.ts";
import { plans } from "../money/billing.ts";
import { users } from "../people/auth.ts";
import { CATEGORY_ACCESS, type DealLine, TOPIC_KINDS } from "./forum-kinds.ts";

/**
 * Made by admins, in the order of `position`. With a `language` it holds topics of that language alone. `pattern` is
 * the hatching of its square. `version` grows with whatever visitors see of its lists, `revision` with each change on
 * the desk. A retired one takes no new topics; those that it has stay where they are.
 */
export const forumCategories = sqliteTable(
	"forum_categories",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		key: text("key").notNull().unique(),
		position: integer("position").notNull(),
		pattern: text("pattern").notNull(),
		language: text("language"),
		access: text("access", { enum: CATEGORY_ACCESS }).notNull().default("public"),
		planId: integer("plan_id").references(() => plans.id),
		courseId: integer("course_id").references(() => courses.id),
		/** Seconds between two posts of one member in a topic; 0 is no wait. */
		slowSeconds: integer("slow_seconds").notNull().default(0),
		topicCount: integer("topic_count").notNull().default(0),
		version: integer("version").notNull().default(1),
		revision: integer("revision").notNull().default(1),
		retiredAt: instant("retired_at"),
	},
	(table) => [
		index("forum_categories_by_plan").on(table.planId),
		index("forum_categories_by_course").on(table.courseId),
		check(
			"forum_categories_access",
			sql`(${table.access} = 'course') = (${table.courseId} is not null)
				and (${table.access} = 'plan') = (${table.planId} is not null)`,
		),
		check("forum_categories_count", sql`${table.topicCount} >= 0`),
	],
);

export const forumCategoryTranslations = sqliteTable(
	"forum_category_translations",
	{
		categoryId: integer("category_id")
			.notNull()
			.references(() => forumCategories.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		name: text("name").notNull(),
		description: text("description").notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);

/**
 * Posts are numbered from 1. `highestNumber` only grows, so that no number is given twice; `lastShown` is the highest
 * of a post that everybody may read. `postCount` counts posts that are shown, without notes of moderators. `activeAt`
 * orders lists and is moved by replies, not by edits. `version` grows with whatever visitors see of the topic.
 */
export const forumTopics = sqliteTable(
	"forum_topics",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		categoryId: integer("category_id")
			.notNull()
			.references(() => forumCategories.id),
		kind: text("kind", { enum: TOPIC_KINDS }).notNull(),
		language: text("language").notNull(),
		title: text("title").notNull(),
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		/** Made by the browser, so that sending twice starts one topic. */
		clientKey: text("client_key").notNull(),
		courseId: integer("course_id").references(() => courses.id, { onDelete: "set null" }),
		lessonId: integer("lesson_id").references(() => lessons.id, { onDelete: "set null" }),
		/** The resource on whose page it was started. */
		resourceId: integer("resource_id").references(() => libraryEntries.documentId),
		highestNumber: integer("highest_number").notNull().default(1),
		lastShown: integer("last_shown").notNull().default(1),
		postCount: integer("post_count").notNull().default(1),
		/** The latest four who wrote, the latest first. */
		people: text("people", { mode: "json" }).$type<number[]>().notNull().default([]),
		acceptedNumber: integer("accepted_number"),
		/** How many have opened it, each once a day. */
		viewCount: integer("view_count").notNull().default(0),
		/** Minutes between two posts of one member; 0 is no wait. */
		slowMinutes: integer("slow_minutes").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		activeAt: instant("active_at").notNull(),
		pinnedAt: instant("pinned_at"),
		closedAt: instant("closed_at"),
		withdrawnAt: instant("withdrawn_at"),
		hiddenAt: instant("hidden_at"),
		/** The topic that it was merged into. */
		mergedInto: integer("merged_into"),
		version: integer("version").notNull().default(1),
	},
	(table) => [
		unique("forum_topics_sent_once").on(table.authorId, table.clientKey),
		index("forum_topics_by_activity").on(table.activeAt, table.id),
		index("forum_topics_by_category").on(table.categoryId, table.activeAt, table.id),
		index("forum_topics_by_language").on(table.language, table.activeAt, table.id),
		index("forum_topics_by_kind").on(table.kind, table.activeAt, table.id),
		index("forum_topics_by_start").on(table.createdAt, table.id),
		index("forum_topics_by_author").on(table.authorId, table.activeAt, table.id),
		index("forum_topics_by_category_start").on(table.categoryId, table.createdAt, table.id),
		index("forum_topics_pinned").on(table.categoryId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
		index("forum_topics_unanswered")
			.on(table.activeAt, table.id)
			// The plus, here and in the query, tells this index from the one by kind, which would read every question.
			.where(sql`+${table.kind} = 'question' and ${table.postCount} < 2`),
		index("forum_topics_solved").on(table.activeAt, table.id).where(sql`${table.acceptedNumber} is not null`),
		index("forum_topics_by_course").on(table.courseId, table.activeAt),
		index("forum_topics_by_lesson").on(table.lessonId, table.activeAt),
		index("forum_topics_by_resource").on(table.resourceId, table.activeAt),
		// Of the few that are merged: an index of all would be taken for "is null", which is nearly every topic.
		index("forum_topics_merged").on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
		check("forum_topics_numbers", sql`${table.lastShown} <= ${table.highestNumber} and ${table.postCount} >= 0`),
	],
);

/** `note`: what a moderator has done with the topic, as a line between posts. */
export const POST_KINDS = ["post", "note"] as const;
export const REMOVERS = ["author", "moderator"] as const;
export const EDITORS = ["author", "moderator"] as const;

/** A deal as somebody shows it: whole units of `currency`, the margin in percent of the after-repair value. */
export type DealSheet = {
	place: string;
	currency: string;
	asking: number | null;
	afterRepairValue: number;
	marginPercent: number;
	repairs: number;
	fee: number;
};

/** A line of the log of a topic; `topicId` and `number` name where posts went or came from. */
export type TopicNote = { deed: "closed" | "opened" | "moved" | "split" | "merged"; topicId?: number; count?: number };

/**
 * `html` is rendered from `body` when it is written. A removed or hidden post keeps its number; its text is shown to
 * nobody but moderators, and to its author while it is hidden. What is held is hidden as well. `reactions` counts by
 * name, `doubts` by line of the deal.
 */
export const forumPosts = sqliteTable(
	"forum_posts",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		topicId: integer("topic_id")
			.notNull()
			.references(() => forumTopics.id, { onDelete: "cascade" }),
		number: integer("number").notNull(),
		kind: text("kind", { enum: POST_KINDS }).notNull().default("post"),
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		/** The same for all posts of an author in this topic; tells former members apart. */
		participant: integer("participant").notNull(),
		clientKey: text("client_key").notNull(),
		body: text("body").notNull(),
		html: text("html").notNull(),
		deal: text("deal", { mode: "json" }).$type<DealSheet>(),
		note: text("note", { mode: "json" }).$type<TopicNote>(),
		replyTo: integer("reply_to"),
		/** The topic whose numbers `replyTo` and the quotations in `body` name, where the post has come from another one. */
		replyTopicId: integer("reply_topic_id"),
		quotesTopicId: integer("quotes_topic_id"),
		revision: integer("revision").notNull().default(1),
		createdAt: instant("created_at").notNull(),
		editedAt: instant("edited_at"),
		/** Who wrote the text that it has now. */
		editedBy: text("edited_by", { enum: EDITORS }).notNull().default("author"),
		withdrawnAt: instant("withdrawn_at"),
		withdrawnBy: text("withdrawn_by", { enum: REMOVERS }),
		hiddenAt: instant("hidden_at"),
		/** Hidden from the beginning, or since an edit, until a moderator has read it. */
		heldAt: instant("held_at"),
		/** A decision has hidden it, and the next edit of its author shows it again. */
		mayEditOnce: flag("may_edit_once").notNull().default(false),
		reactions: text("reactions", { mode: "json" }).$type<Partial<Record<string, number>>>().notNull().default({}),
		doubts: text("doubts", { mode: "json" }).$type<Partial<Record<DealLine, number>>>().notNull().default({}),
	},
	(table) => [
		unique("forum_posts_number").on(table.topicId, table.number),
		unique("forum_posts_sent_once").on(table.authorId, table.clientKey),
		index("forum_posts_by_author").on(table.authorId, table.createdAt),
		index("forum_posts_by_time").on(table.createdAt, table.topicId),
		index("forum_posts_by_participant").on(table.topicId, table.authorId, table.participant),
		index("forum_posts_newest_participant").on(table.topicId, table.participant),
		// Few: they are subtracted from numbers to count what is new.
		index("forum_posts_gaps")
			.on(table.topicId, table.number)
			.where(sql`${table.withdrawnAt} is not null or ${table.hiddenAt} is not null or ${table.kind} = 'note'`),
		check("forum_posts_withdrawal", sql`(${table.withdrawnAt} is null) = (${table.withdrawnBy} is null)`),
	],
);

/** Texts that a post had before. `revision` is the number that this text had. */
export const forumPostRevisions = sqliteTable(
	"forum_post_revisions",
	{
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
		revision: integer("revision").notNull(),
		body: text("body").notNull(),
		deal: text("deal", { mode: "json" }).$type<DealSheet>(),
		/** Of the topic at that time, for its first post. */
		title: text("title"),
		writtenAt: instant("written_at").notNull(),
		editor: text("editor", { enum: EDITORS }).notNull().default("author"),
		/** A moderator has hidden it from everybody else. */
		isHidden: flag("is_hidden").notNull().default(false),
	},
	(table) => [primaryKey({ columns: [table.postId, table.revision] })],
);

/** Where posts stood before they were moved: old addresses lead on for ever. */
export const forumPostAddresses = sqliteTable(
	"forum_post_addresses",
	{
		topicId: integer("topic_id")
			.notNull()
			.references(() => forumTopics.id, { onDelete: "cascade" }),
		number: integer("number").notNull(),
		postId: integer("post_id")
			.notNull()
			.references(() => forumPosts.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.topicId, table.number] }),
		index("forum_post_addresses_by_post").on(table.postId),
	],
);

/** `name` is in lower case; `slug`, its words alone, tells tags apart. */
export const forumTags = sqliteTable("forum_tags", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	slug: text("slug").notNull().unique(),
	name: text("name").notNull(),
});

/** `activeAt` repeats that of the topic, for lists by tag. */
export const forumTopicTags = sqliteTable(
	"forum_topic_tags",
	{
		topicId: integer("topic_id")
			.notNull()
			.references(() => forumTopics.id, { onDelete: "cascade" }),
		tagId: integer("tag_id")
			.notNull()
			.references(() => forumTags.id),
		activeAt: instant("active_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.topicId, table.tagId] }),
		index("forum_topic_tags_by_tag").on(table.tagId, table.activeAt, table.topicId),
	],
);
