import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { courses } from "./catalog.ts";

export const SUBMISSION_STATES = ["waiting", "approved", "sentBack", "withdrawn"] as const;

/** A draft as it was submitted; its revision tells whether it went on since. */
export type SubmittedDraft = { key: string; language: string; revision: number };

/**
 * Drafts of a course that an instructor has submitted for review. One at most waits per course; `decidedBy` has
 * published it, sent it back with `remarks`, withdrawn or replaced it.
 */
export const courseSubmissions = sqliteTable(
	"course_submissions",
	{
		id: text("id").primaryKey(),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		submittedBy: integer("submitted_by").references(() => users.id, { onDelete: "set null" }),
		submittedAt: instant("submitted_at").notNull(),
		note: text("note").notNull(),
		chosen: text("chosen", { mode: "json" }).$type<SubmittedDraft[]>().notNull(),
		state: text("state", { enum: SUBMISSION_STATES }).notNull().default("waiting"),
		decidedBy: integer("decided_by").references(() => users.id, { onDelete: "set null" }),
		decidedAt: instant("decided_at"),
		remarks: text("remarks").notNull().default(""),
	},
	(table) => [
		uniqueIndex("course_submissions_waiting").on(table.courseId).where(sql`${table.state} = 'waiting'`),
		index("course_submissions_queue").on(table.submittedAt).where(sql`${table.state} = 'waiting'`),
		index("course_submissions_by_course").on(table.courseId, table.submittedAt),
		index("course_submissions_by_author").on(table.submittedBy),
		index("course_submissions_by_decider").on(table.decidedBy),
		check("course_submissions_state", sql`${table.state} in ('waiting', 'approved', 'sentBack', 'withdrawn')`),
	],
);
