import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import { lessonProgress, lessons } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { deriveEnrollment, enqueueCertificates } from "../derive-enrollments.repository.server.ts";
import { enrollmentIds, findEnrollmentById } from "../enrollments.repository.server.ts";
import {
	countCompletedLesson,
	type DayOfLearner,
	isAboutToComplete,
	type Threshold,
} from "./learning-days.repository.server.ts";

export type LessonProgress = typeof lessonProgress.$inferSelect;
export type LessonState = Awaited<ReturnType<typeof listLessonStates>>[number];

type LessonOfEnrollment = { enrollmentId: number; lessonId: number };

const DONE_IN_LESSON = {
	enrollmentId: lessonProgress.enrollmentId,
	lessonId: lessonProgress.lessonId,
	completedAt: lessonProgress.completedAt,
	positionSeconds: lessonProgress.positionSeconds,
	watchedSeconds: lessonProgress.watchedSeconds,
	bestScore: lessonProgress.bestScore,
	attemptCount: lessonProgress.attemptCount,
	readingBlock: lessonProgress.readingBlock,
};

/** A user's progress by lesson, optionally limited to one course (id or subquery). */
export function listProgress(db: Database, of: { userId: UserId; courseId?: number | SQL<number> }) {
	return db
		.select(DONE_IN_LESSON)
		.from(lessonProgress)
		.where(inArray(lessonProgress.enrollmentId, enrollmentIds(of)));
}

export function progressColumn() {
	return rowsColumn("done_in_lessons", DONE_IN_LESSON, {
		from: sql`lesson_progress where lesson_progress.enrollment_id = enrollments.id`,
	});
}

/** All lessons in reading order with the learner's state; `openedAt` is null before the first opening. */
export function listLessonStates(db: Database, { enrollmentId, courseId }: { enrollmentId: number; courseId: number }) {
	return db
		.select({
			id: lessons.id,
			type: lessons.type,
			required: lessons.required,
			video: lessons.video,
			passPercent: lessons.passPercent,
			completes: lessons.completes,
			openedAt: lessonProgress.openedAt,
			lastSeenAt: lessonProgress.lastSeenAt,
			completedAt: lessonProgress.completedAt,
			positionSeconds: lessonProgress.positionSeconds,
			furthestSeconds: lessonProgress.furthestSeconds,
			watchedSeconds: lessonProgress.watchedSeconds,
			bestScore: lessonProgress.bestScore,
			attemptCount: lessonProgress.attemptCount,
		})
		.from(lessons)
		.leftJoin(
			lessonProgress,
			and(eq(lessonProgress.enrollmentId, enrollmentId), eq(lessonProgress.lessonId, lessons.id)),
		)
		.where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt)))
		.orderBy(asc(lessons.position));
}

export function insertOpening(db: Database, { enrollmentId, lessonId, now }: LessonOfEnrollment & { now: Date }) {
	return db
		.insert(lessonProgress)
		.values({ enrollmentId, lessonId, openedAt: now, lastSeenAt: now })
		.onConflictDoNothing();
}

type Positions = LessonOfEnrollment & {
	positionSeconds?: number;
	watchedSeconds?: number;
	readingBlock?: number;
	now: Date;
};

/** The furthest position and watched seconds only grow. Omitted values stay. */
export function savePositions(db: Database, input: Positions) {
	const { enrollmentId, lessonId, positionSeconds, watchedSeconds, readingBlock, now } = input;
	const position = positionSeconds ?? 0;
	const watched = watchedSeconds ?? 0;

	return db
		.insert(lessonProgress)
		.values({
			enrollmentId,
			lessonId,
			openedAt: now,
			lastSeenAt: now,
			positionSeconds: position,
			furthestSeconds: position,
			watchedSeconds: watched,
			readingBlock,
		})
		.onConflictDoUpdate({
			target: [lessonProgress.enrollmentId, lessonProgress.lessonId],
			set: {
				lastSeenAt: sql`max(${lessonProgress.lastSeenAt}, ${now.getTime()})`,
				positionSeconds: positionSeconds ?? sql`${lessonProgress.positionSeconds}`,
				furthestSeconds: sql`max(${lessonProgress.furthestSeconds}, ${position})`,
				watchedSeconds: sql`max(${lessonProgress.watchedSeconds}, ${watched})`,
				readingBlock: readingBlock ?? sql`${lessonProgress.readingBlock}`,
			},
		});
}

type Score = LessonOfEnrollment & { bestScore: SQL; attemptCount: SQL; now: Date };

export function saveScore(db: Database, { enrollmentId, lessonId, bestScore, attemptCount, now }: Score) {
	return db
		.insert(lessonProgress)
		.values({ enrollmentId, lessonId, openedAt: now, lastSeenAt: now, bestScore, attemptCount })
		.onConflictDoUpdate({
			target: [lessonProgress.enrollmentId, lessonProgress.lessonId],
			set: {
				lastSeenAt: sql`max(${lessonProgress.lastSeenAt}, excluded.last_seen_at)`,
				bestScore: sql`excluded.best_score`,
				attemptCount: sql`excluded.attempt_count`,
			},
		});
}

export function completeLesson(db: Database, input: LessonOfEnrollment & { now: Date }, threshold: Threshold) {
	return db.update(lessonProgress).set({ completedAt: input.now }).where(isAboutToComplete(input, threshold));
}

type Settlement = DayOfLearner & { courseId: number };

/**
 * End of every batch that makes progress: completes the lesson at its `threshold`, derives the enrollment, enqueues
 * the certificate of a completed course, and reads the result back.
 */
export function settleProgress(db: Database, input: Settlement, threshold: Threshold) {
	return {
		counted: countCompletedLesson(db, input, threshold),
		completed: completeLesson(db, input, threshold),
		derived: deriveEnrollment(db, input),
		queued: enqueueCertificates(db, input),
		enrollment: findEnrollmentById(db, input.enrollmentId),
		lessons: listLessonStates(db, input),
	};
}

/** The same after a score has changed without the learner's doing: no activity and no day of learning. */
export function settleScore(db: Database, input: LessonOfEnrollment & { now: Date }, threshold: Threshold): Write[] {
	const { enrollmentId, now } = input;
	return [
		completeLesson(db, input, threshold),
		deriveEnrollment(db, { enrollmentId, now, isActivity: false }),
		enqueueCertificates(db, { enrollmentId, now }),
	];
}
