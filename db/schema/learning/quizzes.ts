import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { documentVersions } from "../library/versioned-content.ts";
import { users } from "../people/auth.ts";
import { lessons } from "./catalog.ts";
import { enrollments } from "./enrollment.ts";

/** A randomised number: multiples of `step`, both ends included. */
export type FigureRange = {
	between: [number, number];
	step: number;
	ofLesson?: true;
};

/** A number, or a calculation over `variables`. `diagnoses` are results of known mistakes. */
export type NumberKey = {
	type: "number";
	value: number | string;
	tolerance: number;
	unit: string;
	diagnoses?: (number | string)[];
};

/** `matches` belong to `items`, place by place; other options are there to mislead. */
export type MatchingKey = { type: "matching"; items: string[]; matches: string[] };

/**
 * Each of `accepted` is right in every language; `*` stands for anything. One with a `language` is shown as the right
 * answer in it.
 */
export type ShortTextKey = { type: "shortText"; accepted: { text: string; language?: string }[] };

export type AttemptFigures = Record<string, Record<string, number>>;

/** The right answer by question kind. Never sent to the browser. */
export type AnswerKey = { variables?: Record<string, FigureRange> } & (
	| { type: "single"; option: string }
	| { type: "multiple"; options: string[] }
	| { type: "trueFalse"; value: boolean }
	| NumberKey
	| { type: "ordering"; order: string[] }
	| MatchingKey
	| ShortTextKey
);

/**
 * A question of a quiz or deal exercise. `key` is unique within the lesson. One of the bank (`inBank`) is asked only when
 * an attempt draws it. A removed question is retired.
 */
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
		source: text("source"),
		retiredAt: instant("retired_at"),
		tags: text("tags", { mode: "json" }).$type<string[]>().notNull().default([]),
		inBank: flag("in_bank").notNull().default(false),
	},
	(table) => [unique("questions_by_lesson").on(table.lessonId, table.key)],
);

/** `choices` are in shown order; `feedback` is by option id; `diagnoses` are in the order of the answer key. */
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
 * Why the latest score of an attempt differs from `from`, its score before: questions by number that were `corrected`,
 * or counted as right for everyone (`full`); `isUndone`: that was taken back.
 */
export type AttemptRemark = { at: number; from: number; corrected: number[]; full: number[]; isUndone: boolean };

/**
 * `score` is in percent; attempts are numbered from 1. `figures` are the random numbers of the questions. Questions are
 * those of `versionId`; null: an attempt from before versions were stored, or of a course without versions.
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
		/** An idempotency key from the browser, so that a resent attempt is not graded twice. */
		clientKey: text("client_key"),
		versionId: text("version_id").references(() => documentVersions.id),
		/** The score of hand-in, once a regrade has changed the mark of a question. */
		firstScore: integer("first_score"),
		/** By question key, the regrade that decides its mark. */
		regrades: text("regrades", { mode: "json" }).$type<Record<string, string>>().notNull().default({}),
		remark: text("remark", { mode: "json" }).$type<AttemptRemark>(),
	},
	(table) => [
		unique("quiz_attempts_once").on(table.enrollmentId, table.lessonId, table.clientKey),
		unique("quiz_attempts_numbered").on(table.enrollmentId, table.lessonId, table.number),
		index("quiz_attempts_by_lesson").on(table.lessonId, table.id),
		index("quiz_attempts_by_version").on(table.versionId),
		index("quiz_attempts_first").on(table.lessonId, table.submittedAt).where(sql`${table.number} = 1`),
		check("quiz_attempts_score", sql`${table.score} between 0 and 100`),
	],
);

/**
 * An attempt at a quiz with a time limit, from the press of "Begin" on. `endsAt` stays when the limit is changed.
 * `number` is that of the attempt it becomes.
 */
export const quizSittings = sqliteTable(
	"quiz_sittings",
	{
		enrollmentId: integer("enrollment_id")
			.notNull()
			.references(() => enrollments.id, { onDelete: "cascade" }),
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		number: integer("number").notNull(),
		begunAt: instant("begun_at").notNull(),
		endsAt: instant("ends_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.enrollmentId, table.lessonId, table.number] }),
		index("quiz_sittings_by_lesson").on(table.lessonId),
	],
);

/** By form field. `number` is the attempt whose random numbers they use. The latest `savedAt` wins. */
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
