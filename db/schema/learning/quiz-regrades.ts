import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { documentVersions } from "../library/versioned-content.ts";
import { courses, lessons } from "./catalog.ts";
import type { AnswerKey } from "./quizzes.ts";

/** `full`: right for everyone who was asked it; `again`: marked by the key `to`. `number` in the lesson, from 1. */
export type RegradedQuestion = { number: number; choice: "full" | "again"; from: AnswerKey; to: AnswerKey };

/**
 * Marking attempts of a lesson again, because the answer keys of questions (by key) were corrected in `versionId`. It
 * concerns attempts at earlier versions. A job goes through them in the order of their ids: those up to `cursor` are
 * done. `undoing` goes through them once more.
 */
export const quizRegrades = sqliteTable(
	"quiz_regrades",
	{
		id: text("id").primaryKey(),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id),
		lessonId: integer("lesson_id")
			.notNull()
			.references(() => lessons.id, { onDelete: "cascade" }),
		versionId: text("version_id")
			.notNull()
			.references(() => documentVersions.id),
		questions: text("questions", { mode: "json" }).$type<Record<string, RegradedQuestion>>().notNull(),
		state: text("state", { enum: ["waiting", "done", "undoing", "undone"] }).notNull(),
		cursor: text("cursor").notNull().default(""),
		/** Attempts with another score than before, and attempts that passed by it. */
		changed: integer("changed").notNull().default(0),
		passed: integer("passed").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		endedAt: instant("ended_at"),
	},
	(table) => [
		index("quiz_regrades_by_course").on(table.courseId, table.createdAt),
		index("quiz_regrades_by_lesson").on(table.lessonId, table.createdAt),
		index("quiz_regrades_by_version").on(table.versionId),
		check("quiz_regrades_state", sql`${table.state} in ('waiting', 'done', 'undoing', 'undone')`),
	],
);
