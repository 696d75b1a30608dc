import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { courses, lessons } from "./catalog.ts";

/** At most one per user and course. `progress` (0 to 100) is derived from completed required lessons. */
export const enrollments = sqliteTable(
	"enrollments",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id),
		source: text("source", { enum: ["free", "purchase", "membership", "grant"] }).notNull(),
		status: text("status", {
			enum: ["enrolled", "active", "in_progress", "completed", "paused", "expired", "refunded"],
		}).notNull(),
		progress: integer("progress").notNull().default(0),
		currentLessonId: integer("current_lesson_id").references(() => lessons.id, { onDelete: "set null" }),
		createdAt: instant("created_at").notNull(),
		lastActivityAt: instant("last_activity_at").notNull(),
		completedAt: instant("completed_at"),
	},
	(table) => [
		unique("enrollments_once").on(table.userId, table.courseId),
		index("enrollments_by_activity").on(table.userId, table.lastActivityAt),
		index("enrollments_by_last_activity").on(table.lastActivityAt),
		index("enrollments_of_status").on(table.status, table.lastActivityAt),
		index("enrollments_by_course").on(table.courseId, table.lastActivityAt),
		index("enrollments_by_created").on(table.createdAt),
		index("enrollments_by_completed").on(table.completedAt).where(sql`${table.completedAt} is not null`),
		index("enrollments_joined").on(table.courseId, table.createdAt),
		index("enrollments_finished").on(table.courseId, table.completedAt).where(sql`${table.completedAt} is not null`),
		index("enrollments_by_progress").on(table.courseId, table.progress),
		index("enrollments_by_status").on(table.courseId, table.status),
		check("enrollments_progress", sql`${table.progress} between 0 and 100`),
	],
);

/** The furthest and the last video position are separate; `watchedSeconds` counts what was really played. */
export const lessonProgress = sqliteTable(
	"lesson_progress",
	{
		enrollmentId: integer("enrollment_id")
			.notNull()
			.references(() => enrollments.id, { onDelete: "cascade" }),
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		openedAt: instant("opened_at").notNull(),
		lastSeenAt: instant("last_seen_at").notNull(),
		completedAt: instant("completed_at"),
		positionSeconds: integer("position_seconds").notNull().default(0),
		furthestSeconds: integer("furthest_seconds").notNull().default(0),
		watchedSeconds: integer("watched_seconds").notNull().default(0),
		bestScore: integer("best_score"),
		attemptCount: integer("attempt_count").notNull().default(0),
		/** The paragraph read last, from 0; null if unknown. */
		readingBlock: integer("reading_block"),
	},
	(table) => [
		primaryKey({ columns: [table.enrollmentId, table.lessonId] }),
		index("lesson_progress_by_lesson").on(table.lessonId),
	],
);

/** Seconds of learning per day of the learner's own calendar (`YYYY-MM-DD`). */
export const learningDays = sqliteTable(
	"learning_days",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		day: text("day").notNull(),
		seconds: integer("seconds").notNull(),
		lessonsCompleted: integer("lessons_completed").notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.userId, table.day] }), index("learning_days_by_day").on(table.day)],
);

/**
 * A reminder by mail on these weekdays (1 is Monday) at this hour of the user's zone. `sentOn` is the local day of
 * the last mail: at most one a day. `key` is in the unsubscribe link.
 */
export const learningReminders = sqliteTable(
	"learning_reminders",
	{
		userId: integer("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		key: text("key").notNull().unique(),
		weekdays: text("weekdays", { mode: "json" }).$type<number[]>().notNull(),
		hour: integer("hour").notNull(),
		nextAt: instant("next_at").notNull(),
		sentOn: text("sent_on"),
		origin: text("origin").notNull(),
	},
	(table) => [
		index("learning_reminders_by_next").on(table.nextAt),
		check("learning_reminders_hour", sql`${table.hour} between 0 and 23`),
	],
);
