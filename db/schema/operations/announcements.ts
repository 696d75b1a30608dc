import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { courses } from "../learning/catalog.ts";
import { plans } from "../money/billing.ts";
import { users } from "../people/auth.ts";
import { ANNOUNCEMENT_STATES, AUDIENCE_KINDS, AUDIENCE_ROLES } from "./announcement-kinds.ts";

/**
 * What the school tells many people, or a teacher the learners of a course. `titles` and `bodies` have the same languages, English among them. While it is
 * sent, a job walks the audience by user id: `lastUserId` is where it stands, `reached` how many of `total` it passed.
 */
export const announcements = sqliteTable(
	"announcements",
	{
		id: text("id").primaryKey(),
		state: text("state", { enum: ANNOUNCEMENT_STATES }).notNull().default("draft"),
		/** Rises with every change, so that of two at once one is refused. */
		revision: integer("revision").notNull().default(1),
		titles: text("titles", { mode: "json" }).$type<Record<string, string>>().notNull(),
		bodies: text("bodies", { mode: "json" }).$type<Record<string, string>>().notNull(),
		/** A path of the school. */
		link: text("link"),
		audienceKind: text("audience_kind", { enum: AUDIENCE_KINDS }).notNull(),
		audienceRole: text("audience_role", { enum: AUDIENCE_ROLES }),
		planId: integer("plan_id").references(() => plans.id),
		courseId: integer("course_id").references(() => courses.id),
		/** Its author writes as the teacher of the course, and only while it is theirs. */
		byTeacher: flag("by_teacher").notNull().default(false),
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		createdAt: instant("created_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		sendAt: instant("send_at"),
		startedAt: instant("started_at"),
		endedAt: instant("ended_at"),
		/** Null until it is sent. */
		total: integer("total"),
		reached: integer("reached").notNull().default(0),
		lastUserId: integer("last_user_id").notNull().default(0),
	},
	(table) => [
		index("announcements_by_change").on(table.changedAt, table.id),
		index("announcements_by_state").on(table.state, table.changedAt, table.id),
		index("announcements_by_author").on(table.authorId, table.changedAt),
		index("announcements_by_course").on(table.courseId),
		index("announcements_by_plan").on(table.planId),
		check(
			"announcements_audience",
			sql`(${table.audienceKind} = 'role') = (${table.audienceRole} is not null)
				and (${table.audienceKind} = 'plan') = (${table.planId} is not null)
				and (${table.audienceKind} = 'course') = (${table.courseId} is not null)`,
		),
		check("announcements_scheduled", sql`(${table.state} <> 'scheduled') or (${table.sendAt} is not null)`),
		check("announcements_ended", sql`(${table.state} in ('sent', 'stopped')) = (${table.endedAt} is not null)`),
	],
);
