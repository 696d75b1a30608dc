import { and, asc, desc, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { courseSchedules, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type Schedule = typeof courseSchedules.$inferSelect;

export function insertSchedule(db: Database, schedule: typeof courseSchedules.$inferInsert): Write {
	return db.insert(courseSchedules).values(schedule);
}

/** What waits, and what failed since an instant; the next one first. */
export function listSchedules(db: Database, courseId: number, since: Date) {
	return db
		.select({
			id: courseSchedules.id,
			versionId: courseSchedules.versionId,
			parts: courseSchedules.parts,
			note: courseSchedules.note,
			marks: courseSchedules.marks,
			publishAt: courseSchedules.publishAt,
			timeZone: courseSchedules.timeZone,
			state: courseSchedules.state,
			failure: courseSchedules.failure,
			authorName: sql<string | null>`${users.name}`.as("author_name"),
		})
		.from(courseSchedules)
		.leftJoin(users, eq(users.id, courseSchedules.authorId))
		.where(
			and(
				eq(courseSchedules.courseId, courseId),
				or(
					eq(courseSchedules.state, "waiting"),
					and(eq(courseSchedules.state, "failed"), gte(courseSchedules.publishAt, since)),
				),
			),
		)
		.orderBy(desc(courseSchedules.state), asc(courseSchedules.publishAt));
}

export function listDueSchedules(db: Database, now: Date, limit: number) {
	return db
		.select()
		.from(courseSchedules)
		.where(and(eq(courseSchedules.state, "waiting"), lte(courseSchedules.publishAt, now)))
		.orderBy(courseSchedules.publishAt)
		.limit(limit);
}

/** Those whose publication failed, for who scheduled them. */
export function listFailedSchedules(db: Database, { userId, among }: { userId: number | SQL<number>; among: SQL }) {
	return db
		.select({
			id: courseSchedules.id,
			courseId: courseSchedules.courseId,
			title: courseSchedules.title,
			failure: courseSchedules.failure,
			publishAt: courseSchedules.publishAt,
		})
		.from(courseSchedules)
		.where(
			and(
				eq(courseSchedules.authorId, userId),
				eq(courseSchedules.state, "failed"),
				sql`${courseSchedules.id} in ${among}`,
			),
		);
}

export function findFailedSchedule(db: Database, { userId, scheduleId }: { userId: number; scheduleId: string }) {
	return listFailedSchedules(db, { userId, among: sql`(${scheduleId})` });
}

type Ending = { state: "published" | "cancelled" | "failed"; failure?: Schedule["failure"]; now: Date };

/** Changes no row if it does not wait any more: put `requireChange` behind it. */
export function endSchedule(
	db: Database,
	{ id, courseId }: Pick<Schedule, "id" | "courseId">,
	{ state, failure = null, now }: Ending,
): Write {
	return db
		.update(courseSchedules)
		.set({ state, failure, endedAt: now })
		.where(
			and(eq(courseSchedules.id, id), eq(courseSchedules.courseId, courseId), eq(courseSchedules.state, "waiting")),
		);
}
