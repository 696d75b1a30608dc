import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import { enrollments, lessons, quizAttempts, quizSittings } from "#db/schema/schema.ts";
import { GRACE_MS } from "./sitting-state";

/** The latest sitting of the reader, as a list of none or one. */
export function sittingsColumn(lessonId: number) {
	const { number, begunAt, endsAt } = quizSittings;
	return rowsColumn(
		"sittings",
		{ number, begunAt, endsAt },
		{
			from: sql`(select * from quiz_sittings where enrollment_id = enrollments.id and lesson_id = ${lessonId}
				order by number desc limit 1) as quiz_sittings`,
		},
	);
}

export function findLatestSitting(db: Database, { enrollmentId, lessonId }: { enrollmentId: SQL; lessonId: number }) {
	return db
		.select({ number: quizSittings.number, begunAt: quizSittings.begunAt, endsAt: quizSittings.endsAt })
		.from(quizSittings)
		.where(and(eq(quizSittings.enrollmentId, enrollmentId), eq(quizSittings.lessonId, lessonId)))
		.orderBy(desc(quizSittings.number))
		.limit(1);
}

type NewSitting = { enrollmentId: number; lessonId: number; now: Date };

/** Begins the next attempt. Writes nothing without a time limit, without attempts left, or when it has begun already. */
export function insertSitting(db: Database, { enrollmentId, lessonId, now }: NewSitting) {
	const ofLesson = and(eq(quizAttempts.enrollmentId, enrollments.id), eq(quizAttempts.lessonId, lessons.id));
	const last = db
		.select({ number: sql`coalesce(max(${quizAttempts.number}), 0)`.as("number") })
		.from(quizAttempts)
		.where(ofLesson);
	const next = db
		.select({
			enrollmentId: sql`${enrollmentId}`.as("enrollment_id"),
			lessonId: sql`${lessonId}`.as("lesson_id"),
			number: sql`(${last}) + 1`.as("number"),
			begunAt: sql`${now.getTime()}`.as("begun_at"),
			endsAt: sql`${now.getTime()} + ${lessons.timeLimitMinutes} * ${MINUTE_MS}`.as("ends_at"),
		})
		.from(lessons)
		.innerJoin(enrollments, and(eq(enrollments.courseId, lessons.courseId), eq(enrollments.id, enrollmentId)))
		.where(
			and(
				eq(lessons.id, lessonId),
				isNull(lessons.retiredAt),
				isNotNull(lessons.timeLimitMinutes),
				or(sql`coalesce(${lessons.maxAttempts}, 0) = 0`, gt(lessons.maxAttempts, sql`(${last})`)),
			),
		);
	return db.insert(quizSittings).select(next).onConflictDoNothing();
}

/** A condition for `exists`: the attempt's time is over by now, and so is the grace. */
export function overSitting(db: Database, { lessonId, number, now }: { lessonId: number; number: number; now: Date }) {
	return db
		.select({ number: quizSittings.number })
		.from(quizSittings)
		.where(
			and(
				eq(quizSittings.enrollmentId, enrollments.id),
				eq(quizSittings.lessonId, lessonId),
				eq(quizSittings.number, number),
				lt(quizSittings.endsAt, new Date(now.getTime() - GRACE_MS)),
			),
		);
}
