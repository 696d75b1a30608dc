import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { courses } from "./catalog.ts";

/** Of the learners counted: who opened a lesson, and for whom it was the last one. */
export type LessonFigures = { lessonId: number; opened: number; stopped: number };
/**
 * First attempts. `discrimination` (-1 to 1) compares with the rest of the attempt; null if it says nothing. `chosen`
 * counts answers by option, or by the place of the typical wrong result that was met; not of questions without either.
 */
export type QuestionFigures = {
	questionId: number;
	tries: number;
	right: number;
	discrimination: number | null;
	chosen?: Record<string, number>;
};
/** Net of tax and refunds, in minor units: in all, in the last 30 days, and in the 30 days before. */
export type RevenueFigures = {
	currency: string;
	isTest: boolean;
	sales: number;
	netMinor: number;
	recentMinor: number;
	earlierMinor: number;
};

/**
 * The figures of a course as of `countedAt`, counted by a scheduled job so that no page reads a course's events.
 * `recent` are the last 30 days, `earlier` the 30 days before. `reached` and `finished` are the learners behind
 * `lessons`: the latest to enroll who have opened a lesson.
 */
export const courseFigures = sqliteTable("course_figures", {
	courseId: integer("course_id")
		.primaryKey()
		.references(() => courses.id, { onDelete: "cascade" }),
	countedAt: instant("counted_at").notNull(),
	active: integer("active").notNull(),
	joinedRecent: integer("joined_recent").notNull(),
	joinedEarlier: integer("joined_earlier").notNull(),
	completed: integer("completed").notNull(),
	completedRecent: integer("completed_recent").notNull(),
	completedEarlier: integer("completed_earlier").notNull(),
	/** The median from enrollment to completion; null before enough learners have finished. */
	medianHours: integer("median_hours"),
	/** New learners of each of the last weeks, the current one last. */
	weeks: text("weeks", { mode: "json" }).$type<number[]>().notNull(),
	reached: integer("reached").notNull(),
	finished: integer("finished").notNull(),
	lessons: text("lessons", { mode: "json" }).$type<LessonFigures[]>().notNull(),
	questions: text("questions", { mode: "json" }).$type<QuestionFigures[]>().notNull(),
	revenue: text("revenue", { mode: "json" }).$type<RevenueFigures[]>().notNull(),
});
