import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { DAY_SECONDS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { learningDays, lessonProgress } from "#db/schema/schema.ts";

/** Longer pauses do not count as learning. */
export const LONGEST_PAUSE_SECONDS = 90;

export type DayOfLearner = { userId: number; day: string; enrollmentId: number; lessonId: number; now: Date };
/** What the record must reach to complete the lesson; `null` when this request completes nothing. */
export type Threshold = { watchedSeconds?: number; bestScore?: number } | null;

/** From `from` (`YYYY-MM-DD`) on, oldest first; days without learning have no row. */
export function listLearningDays(db: Database, { userId, from }: { userId: UserId; from: string }) {
	return db
		.select({
			day: learningDays.day,
			seconds: learningDays.seconds,
			lessonsCompleted: learningDays.lessonsCompleted,
		})
		.from(learningDays)
		.where(and(eq(learningDays.userId, userId), gte(learningDays.day, from)))
		.orderBy(asc(learningDays.day));
}

export function addLearningSeconds(db: Database, { userId, day, enrollmentId, lessonId, now }: DayOfLearner) {
	// D1 binds numbers as REAL; the cast avoids decimals.
	const elapsed = sql`cast(round((${now.getTime()} - ${lessonProgress.lastSeenAt}) / 1000.0) as integer)`;
	const isRecent = sql`${lessonProgress.lastSeenAt} >= ${now.getTime() - 1000 * LONGEST_PAUSE_SECONDS}`;
	const interval = db
		.select({
			userId: sql`${userId}`.as("user_id"),
			day: sql`${day}`.as("day"),
			seconds: sql`${elapsed}`.as("seconds"),
			lessonsCompleted: sql`0`.as("lessons_completed"),
		})
		.from(lessonProgress)
		.where(and(isRecord({ enrollmentId, lessonId }), isRecent, sql`${elapsed} >= 1`));

	return db
		.insert(learningDays)
		.select(interval)
		.onConflictDoUpdate({
			target: [learningDays.userId, learningDays.day],
			set: { seconds: sql`min(${DAY_SECONDS}, ${learningDays.seconds} + excluded.seconds)` },
		});
}

/** Must precede `completeLesson` in its batch, so that each completion counts once. */
export function countCompletedLesson(db: Database, input: DayOfLearner, threshold: Threshold) {
	const completion = db
		.select({
			userId: sql`${input.userId}`.as("user_id"),
			day: sql`${input.day}`.as("day"),
			seconds: sql`0`.as("seconds"),
			lessonsCompleted: sql`1`.as("lessons_completed"),
		})
		.from(lessonProgress)
		.where(isAboutToComplete(input, threshold));

	return db
		.insert(learningDays)
		.select(completion)
		.onConflictDoUpdate({
			target: [learningDays.userId, learningDays.day],
			set: { lessonsCompleted: sql`${learningDays.lessonsCompleted} + 1` },
		});
}

export function isAboutToComplete(record: { enrollmentId: number; lessonId: number }, threshold: Threshold) {
	if (!threshold) return sql`0`;
	const { watchedSeconds, bestScore } = threshold;
	return and(
		isRecord(record),
		isNull(lessonProgress.completedAt),
		watchedSeconds === undefined ? undefined : gte(lessonProgress.watchedSeconds, watchedSeconds),
		bestScore === undefined ? undefined : gte(lessonProgress.bestScore, bestScore),
	);
}

function isRecord({ enrollmentId, lessonId }: { enrollmentId: number; lessonId: number }) {
	return and(eq(lessonProgress.enrollmentId, enrollmentId), eq(lessonProgress.lessonId, lessonId));
}
