import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { lessons } from "./catalog.ts";
import { enrollments } from "./enrollment.ts";

/** Where a figure of a question is drawn from: multiples of `step`, both ends included. */
export type FigureRange = {
	between: [number, number];
	step: number;
	/** Drawn once for all questions of the lesson and for its text. */
	ofLesson?: true;
};

/**
 * The right figure, as a number or as a calculation over `variables`, which are
 * drawn anew for each attempt; so are the `diagnoses`, results of known wrong ways.
 */
export type NumberKey = {
	type: "number";
	value: number | string;
	tolerance: number;
	unit: string;
	diagnoses?: (number | string)[];
};

/** The figures of one attempt by the key of the question, then by name. */
export type AttemptFigures = Record<string, Record<string, number>>;

/** What counts as right, by kind of question. Never leaves the server. */
export type AnswerKey = { variables?: Record<string, FigureRange> } & (
	| { type: "single"; option: string }
	| { type: "multiple"; options: string[] }
	| { type: "trueFalse"; value: boolean }
	| NumberKey
	| { type: "ordering"; order: string[] }
);

/** A question of a quiz or of a deal exercise. `key` is its name within the lesson. One that has left it is retired. */
export const questions = sqliteTable(
	"questions",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		position: integer("position").notNull(),
		answerKey: text("answer_key", { mode: "json" }).$type<AnswerKey>().notNull(),
		/** Where the answer stands: a lesson of the course, its section and the paragraph in it, such as `first-call#2.3`. */
		source: text("source"),
		retiredAt: instant("retired_at"),
	},
	(table) => [unique("questions_by_lesson").on(table.lessonId, table.key)],
);

/**
 * The words of a question in one language. `choices` are the options or the items
 * to put in order, as shown; `feedback` is said to who has chosen one of them, by
 * its id; `diagnoses` are in the order of the answer key.
 */
export const questionTranslations = sqliteTable(
	"question_translations",
	{
		questionId: integer("question_id")
			.notNull()
			.references(() => questions.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		prompt: text("prompt").notNull(),
		choices: text("choices", { mode: "json" }).$type<{ id: string; text: string }[]>().notNull(),
		explanation: text("explanation").notNull(),
		feedback: text("feedback", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
		hints: text("hints", { mode: "json" }).$type<string[]>().notNull().default([]),
		diagnoses: text("diagnoses", { mode: "json" }).$type<string[]>().notNull().default([]),
	},
	(table) => [primaryKey({ columns: [table.questionId, table.language] })],
);

/**
 * One handed-in quiz or exercise. `score` is in percent; attempts are numbered
 * from 1. `figures` are those that its questions were asked with, by their keys.
 */
export const quizAttempts = sqliteTable(
	"quiz_attempts",
	{
		id: text("id").primaryKey(),
		enrollmentId: integer("enrollment_id")
			.notNull()
			.references(() => enrollments.id, { onDelete: "cascade" }),
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		number: integer("number").notNull(),
		score: integer("score").notNull(),
		passed: flag("passed").notNull(),
		answers: text("answers", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		figures: text("figures", { mode: "json" }).$type<AttemptFigures>().notNull().default({}),
		submittedAt: instant("submitted_at").notNull(),
		/** What the browser has called it, so that one whose answer was lost is not graded twice. */
		clientKey: text("client_key"),
	},
	(table) => [
		unique("quiz_attempts_once").on(table.enrollmentId, table.lessonId, table.clientKey),
		unique("quiz_attempts_numbered").on(table.enrollmentId, table.lessonId, table.number),
		index("quiz_attempts_by_lesson").on(table.lessonId),
		check("quiz_attempts_score", sql`${table.score} between 0 and 100`),
	],
);

/**
 * The answers of an attempt that has not been handed in, by the fields of its form. `number` is that of the attempt with
 * whose figures they were given. The last one to write wins, by `savedAt`.
 */
export const quizDrafts = sqliteTable(
	"quiz_drafts",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		number: integer("number").notNull(),
		values: text("values", { mode: "json" }).$type<Record<string, string[]>>().notNull(),
		savedAt: instant("saved_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.lessonId] }),
		index("quiz_drafts_by_lesson").on(table.lessonId),
	],
);

/** How a reader fared with a recall question inside a text, the last time. Nobody grades it. */
export const recallAnswers = sqliteTable(
	"recall_answers",
	{
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		knew: flag("knew").notNull(),
		answeredAt: instant("answered_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.lessonId, table.key] }),
		index("recall_answers_by_lesson").on(table.lessonId),
	],
);
