import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { documentVersions } from "../library/versioned-content.ts";
import { users } from "../people/auth.ts";
import { courses } from "./catalog.ts";

/** A part that is to be published, with the revision of the draft it was frozen from. */
export type FrozenPart = [key: string, language: string, hash: string, revision: number];

/** What happens to the marks of a question whose answer key changes; marks that stay are not listed. */
export type FrozenChoice = [lesson: string, question: string, choice: "full" | "again"];

/**
 * A publication at an instant to come, frozen as a version that is not published yet. `baseVersionId`: what was
 * published when it was frozen. `timeZone`: the author's. `failure` says in a word why nothing went out.
 */
export const courseSchedules = sqliteTable(
	"course_schedules",
	{
		id: text("id").primaryKey(),
		courseId: integer("course_id")
			.notNull()
			.references(() => courses.id),
		versionId: text("version_id")
			.notNull()
			.references(() => documentVersions.id),
		baseVersionId: text("base_version_id").references(() => documentVersions.id),
		/** What the course was called, for who is told of a failure. */
		title: text("title").notNull(),
		parts: text("parts", { mode: "json" }).$type<FrozenPart[]>().notNull(),
		note: text("note").notNull(),
		/** Tell learners who have finished a lesson that changes. */
		tell: flag("tell").notNull(),
		marks: text("marks", { mode: "json" }).$type<FrozenChoice[]>().notNull().default([]),
		publishAt: instant("publish_at").notNull(),
		timeZone: text("time_zone").notNull(),
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		state: text("state", { enum: ["waiting", "published", "cancelled", "failed"] }).notNull(),
		failure: text("failure", { enum: ["invalid", "notAllowed"] }),
		createdAt: instant("created_at").notNull(),
		endedAt: instant("ended_at"),
	},
	(table) => [
		index("course_schedules_by_course").on(table.courseId, table.publishAt),
		index("course_schedules_by_state").on(table.state, table.publishAt),
		index("course_schedules_by_author").on(table.authorId),
		index("course_schedules_by_version").on(table.versionId),
		index("course_schedules_by_base").on(table.baseVersionId),
		check("course_schedules_ended", sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
		check("course_schedules_failed", sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
	],
);
