import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { documents } from "../library/versioned-content.ts";
import { users } from "../people/auth.ts";

/** `file` is a film that ships, or one of the files of the course (`filmFileId`); `captions` are languages that ship with it. */
export type LessonVideo = {
	file: string;
	durationSeconds: number;
	threshold: number;
	captions: string[];
	chapters?: boolean | undefined;
};

/**
 * When a lesson opens for a learner of the course; all that is named must hold. `days` are counted from the enrollment.
 * `at` is an instant (ISO 8601), chosen in `timeZone`. `after` are keys of lessons of the same course to complete first.
 */
export type LessonOpening = {
	days?: number | undefined;
	at?: string | undefined;
	timeZone?: string | undefined;
	after?: string[] | undefined;
};
/** So many questions of a quiz's bank, of those with a tag where one is named. */
export type DrawRow = { count: number; tag?: string };

/** How much of a course is translated: complete lessons, and the English words of their texts. */
export type LanguageTotals = { lessons: number; words: number };

/**
 * `minutes` and `lessonCount` are sums over lessons, `lessonCounts` are per module, `translated` are totals per
 * language; all written on publishing. Triggers maintain the enrollment and rating counters.
 */
export const courses = sqliteTable(
	"courses",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		slug: text("slug").notNull().unique(),
		/** The key of a topic, and below that of a level (`taxonomy.ts`). */
		topic: text("topic").notNull(),
		/** While an admin has chosen `topic` in place of the one in the course's text: that one. */
		topicInsteadOf: text("topic_instead_of"),
		level: text("level").notNull(),
		priceCents: integer("price_cents").notNull(),
		currency: text("currency").notNull(),
		instructorId: integer("instructor_id")
			.notNull()
			.references(() => users.id),
		/** One course at most: the landing page begins with it. */
		featured: flag("featured").notNull().default(false),
		/** In the recommended order; the id decides between equal ones. */
		position: integer("position").notNull(),
		minutes: integer("minutes").notNull(),
		lessonCount: integer("lesson_count").notNull(),
		lessonCounts: text("lesson_counts", { mode: "json" }).$type<number[]>().notNull().default([]),
		translated: text("translated", { mode: "json" }).$type<Record<string, LanguageTotals>>().notNull().default({}),
		enrollmentCount: integer("enrollment_count").notNull().default(0),
		ratingSum: integer("rating_sum").notNull().default(0),
		ratingCount: integer("rating_count").notNull().default(0),
		/** The files of a picture of its own (`coverSources`); null where the course is drawn. */
		cover: text("cover"),
		/** A film of its files that everybody may see (`filmFileId`). */
		previewFilm: text("preview_film"),
		/** The document it is published from; null for a course made without one. */
		documentId: integer("document_id").references(() => documents.id),
		publishedAt: instant("published_at"),
		/** While an admin has withdrawn it: when it was published. What is published meanwhile does not show it again. */
		formerPublishedAt: instant("former_published_at"),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("courses_by_position").on(table.position),
		index("courses_by_instructor").on(table.instructorId),
		uniqueIndex("courses_by_document").on(table.documentId),
		uniqueIndex("courses_featured").on(table.featured).where(sql`${table.featured} = 1`),
		check("courses_price", sql`${table.priceCents} >= 0`),
	],
);

/**
 * Former slugs of published courses, written by triggers (`course_slug_changes`), which also refuse one of them for any
 * other course. Their addresses lead to the course as it is called now.
 */
export const courseSlugs = sqliteTable(
	"course_slugs",
	{
		slug: text("slug").primaryKey(),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
	},
	(table) => [index("course_slugs_by_course").on(table.courseId)],
);

/**
 * Who teaches a course beside its instructor, in the order of `position`. A row stays when somebody leaves (`leftAt`), so
 * that they can come back to their place.
 */
export const courseTeachers = sqliteTable(
	"course_teachers",
	{
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		addedAt: instant("added_at").notNull(),
		leftAt: instant("left_at"),
	},
	(table) => [
		primaryKey({ columns: [table.courseId, table.userId] }),
		index("course_teachers_by_user").on(table.userId),
	],
);

/** `description` is Markdown, `descriptionHtml` its safe rendering. */
export const courseTranslations = sqliteTable(
	"course_translations",
	{
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		title: text("title").notNull(),
		shortDescription: text("short_description").notNull(),
		description: text("description").notNull(),
		descriptionHtml: text("description_html").notNull(),
		outcomes: text("outcomes", { mode: "json" }).$type<string[]>().notNull(),
		/** Instead of title and short description in search results and shared links. */
		searchTitle: text("search_title"),
		searchDescription: text("search_description"),
		coverText: text("cover_text"),
	},
	(table) => [primaryKey({ columns: [table.courseId, table.language] })],
);

export const modules = sqliteTable(
	"modules",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		position: integer("position").notNull(),
		retiredAt: instant("retired_at"),
	},
	(table) => [unique("modules_by_course").on(table.courseId, table.key)],
);

export const moduleTranslations = sqliteTable(
	"module_translations",
	{
		moduleId: integer("module_id")
			.notNull()
			.references(() => modules.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		title: text("title").notNull(),
		summary: text("summary").notNull(),
	},
	(table) => [primaryKey({ columns: [table.moduleId, table.language] })],
);

/**
 * `key` never changes; `position` counts through the course from 1. Removed lessons are retired. `opens` is null for a
 * lesson that opens with the course; `completes` is null where the type of the lesson decides.
 */
export const lessons = sqliteTable(
	"lessons",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		moduleId: integer("module_id")
			.notNull()
			.references(() => modules.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		position: integer("position").notNull(),
		type: text("type", { enum: ["article", "video", "quiz", "exercise"] }).notNull(),
		minutes: integer("minutes").notNull(),
		required: flag("required").notNull(),
		freePreview: flag("free_preview").notNull(),
		video: text("video", { mode: "json" }).$type<LessonVideo>(),
		passPercent: integer("pass_percent"),
		maxAttempts: integer("max_attempts"),
		sheets: text("sheets", { mode: "json" }).$type<string[]>().notNull().default([]),
		opens: text("opens", { mode: "json" }).$type<LessonOpening>(),
		completes: text("completes", { enum: ["button"] }),
		retiredAt: instant("retired_at"),
		/** What each attempt draws of the questions in the bank; null for none. */
		draw: text("draw", { mode: "json" }).$type<DrawRow[]>(),
		/** Null without a time limit. */
		timeLimitMinutes: integer("time_limit_minutes"),
	},
	(table) => [
		unique("lessons_by_course").on(table.courseId, table.key),
		index("lessons_in_order").on(table.courseId, table.position),
		index("lessons_with_opening").on(table.courseId).where(sql`${table.opens} is not null`),
		index("lessons_by_module").on(table.moduleId),
	],
);

export type RecallQuestion = { id: string; prompt: string; answer: string };

/** `body` is Markdown, `bodyHtml` its safe rendering, with a placeholder per recall question. */
export const lessonTranslations = sqliteTable(
	"lesson_translations",
	{
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		title: text("title").notNull(),
		summary: text("summary").notNull(),
		body: text("body"),
		bodyHtml: text("body_html"),
		recall: text("recall", { mode: "json" }).$type<RecallQuestion[]>().notNull().default([]),
		isWhole: flag("is_whole").notNull().default(false),
		/** Of the film, in place of those that ship with it: WebVTT, and one chapter a line. */
		captions: text("captions"),
		chapters: text("chapters"),
	},
	(table) => [primaryKey({ columns: [table.lessonId, table.language] })],
);

export const courseSheets = sqliteTable(
	"course_sheets",
	{
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		language: text("language").notNull(),
		title: text("title").notNull(),
		summary: text("summary").notNull(),
		body: text("body").notNull().default(""),
		bodyHtml: text("body_html").notNull(),
	},
	(table) => [primaryKey({ columns: [table.courseId, table.name, table.language] })],
);

/** At most one per learner and course, with at most one answer of an instructor. */
export const courseReviews = sqliteTable(
	"course_reviews",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		stars: integer("stars").notNull(),
		body: text("body"),
		language: text("language").notNull(),
		createdAt: instant("created_at").notNull(),
		answer: text("answer"),
		answerLanguage: text("answer_language"),
		answeredBy: integer("answered_by").references(() => users.id, { onDelete: "set null" }),
		answeredAt: instant("answered_at"),
	},
	(table) => [
		unique("course_reviews_once").on(table.courseId, table.userId),
		index("course_reviews_by_user").on(table.userId),
		index("course_reviews_by_course").on(table.courseId, table.createdAt),
		index("course_reviews_unanswered")
			.on(table.courseId, table.createdAt)
			.where(sql`${table.answeredAt} is null and ${table.body} is not null`),
		index("course_reviews_answered").on(table.courseId, table.createdAt).where(sql`${table.answeredAt} is not null`),
		index("course_reviews_by_author").on(table.answeredBy),
		check("course_reviews_stars", sql`${table.stars} between 1 and 5`),
	],
);

export const courseReviewTranslations = sqliteTable(
	"course_review_translations",
	{
		reviewId: integer("review_id")
			.notNull()
			.references(() => courseReviews.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		body: text("body").notNull(),
	},
	(table) => [primaryKey({ columns: [table.reviewId, table.language] })],
);
