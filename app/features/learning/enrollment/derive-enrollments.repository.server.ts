import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { enqueueEach } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments, lessonProgress, lessons } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { LEARNING_STATUSES } from "./enrollment-status.ts";

/**
 * Derives progress, status and completion from `lesson_progress`, at its point in the batch. Mirrors
 * `statusAfterProgress` and `courseProgress` in SQL, so that concurrent requests cannot overwrite a completion.
 * `isActivity`: by something the learner does.
 */
export function deriveEnrollment(
	db: Database,
	{ enrollmentId, now, isActivity = true }: { enrollmentId: number; now: Date; isActivity?: boolean },
) {
	const done = lessonsDone(db, eq(enrollments.id, enrollmentId));
	const at = now.getTime();
	return db
		.update(enrollments)
		.set({
			...derived(done, now),
			status: sql`case when ${isComplete(done)} then 'completed' when ${done.anyDone} > 0 then 'in_progress'
				when ${enrollments.status} = 'enrolled' then 'active' else ${enrollments.status} end`,
			...(isActivity ? { lastActivityAt: sql`max(${enrollments.lastActivityAt}, ${at})` } : {}),
		})
		.from(done)
		.where(and(eq(enrollments.id, done.enrollmentId), inArray(enrollments.status, LEARNING_STATUSES)));
}

/** The same for all unfinished enrollments, after lessons changed. Does not count as activity. */
export function deriveCourse(db: Database, { courseId, now }: { courseId: number; now: Date }): Write {
	const isUnderway = inArray(enrollments.status, ["active", "in_progress"]);
	const done = lessonsDone(db, and(eq(enrollments.courseId, courseId), isUnderway));
	return db
		.update(enrollments)
		.set({
			...derived(done, now),
			status: sql`case when ${isComplete(done)} then 'completed' else ${enrollments.status} end`,
		})
		.from(done)
		.where(and(eq(enrollments.id, done.enrollmentId), isUnderway));
}

/** Must follow `deriveEnrollment` or `deriveCourse` in their batch. Returns the job ids. */
export function enqueueCertificates(
	db: Database,
	{ now, ...which }: { now: Date } & ({ enrollmentId: number } | { courseId: number }),
) {
	const isAsked =
		"enrollmentId" in which ? eq(enrollments.id, which.enrollmentId) : eq(enrollments.courseId, which.courseId);
	const where = and(isAsked, eq(enrollments.status, "completed"), eq(enrollments.completedAt, now));
	return enqueueEach(
		db,
		"certificate.issue",
		{ payload: { enrollmentId: enrollments.id }, from: enrollments, where },
		now,
	);
}

/** Clears the reading position where it is in a retired lesson. */
export function clearRetiredPositions(db: Database, courseId: number): Write {
	const retired = db
		.select({ id: lessons.id })
		.from(lessons)
		.where(and(eq(lessons.courseId, courseId), isNotNull(lessons.retiredAt)));
	return db
		.update(enrollments)
		.set({ currentLessonId: null })
		.where(and(eq(enrollments.courseId, courseId), inArray(enrollments.currentLessonId, retired)));
}

type Done = ReturnType<typeof lessonsDone>;

function derived(done: Done, now: Date) {
	return {
		progress: sql`case when ${isComplete(done)} then 100
			else coalesce(100 * ${done.requiredDone} / nullif(${done.required}, 0), 0) end`,
		completedAt: sql`case when ${isComplete(done)} then coalesce(${enrollments.completedAt}, ${now.getTime()}) end`,
	};
}

function isComplete({ required, requiredDone }: Done): SQL {
	return sql`(${or(isNotNull(enrollments.completedAt), eq(enrollments.status, "completed"))}
		or (${required} > 0 and ${requiredDone} >= ${required}))`;
}

/** Lesson and completed-lesson counts of the enrollments. */
function lessonsDone(db: Database, which: SQL | undefined) {
	return db
		.select({
			enrollmentId: sql<number>`${enrollments.id}`.as("enrollment_id"),
			required: sql<number>`coalesce(sum(${lessons.required}), 0)`.as("required"),
			requiredDone: sql<number>`coalesce(sum(${lessons.required} and ${lessonProgress.completedAt} is not null), 0)`.as(
				"required_done",
			),
			anyDone: sql<number>`count(${lessonProgress.completedAt})`.as("any_done"),
		})
		.from(enrollments)
		.leftJoin(lessons, and(eq(lessons.courseId, enrollments.courseId), isNull(lessons.retiredAt)))
		.leftJoin(
			lessonProgress,
			and(eq(lessonProgress.enrollmentId, enrollments.id), eq(lessonProgress.lessonId, lessons.id)),
		)
		.where(which)
		.groupBy(enrollments.id)
		.as("done");
}
