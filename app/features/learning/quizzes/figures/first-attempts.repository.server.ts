import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { enrollments, lessons, questions, quizAttempts, users } from "#db/schema/schema.ts";

/** Latest first attempts read per lesson, so that a large course costs no more than a small one. */
export const FIRST_ATTEMPTS_READ = 200;

/** First attempts of a course's current lessons, the latest of each lesson, with the learner's language. */
export function listFirstAttempts(db: Database, courseId: number) {
	const first = alias(quizAttempts, "first");
	// Correlated with the lesson, so that the index of first attempts stops after the limit.
	const latest = db
		.select({ id: first.id })
		.from(first)
		.where(and(eq(first.lessonId, lessons.id), sql`${first.number} = 1`))
		.orderBy(desc(first.submittedAt))
		.limit(FIRST_ATTEMPTS_READ);
	return db
		.select({
			lessonId: quizAttempts.lessonId,
			enrollmentId: quizAttempts.enrollmentId,
			answers: quizAttempts.answers,
			figures: quizAttempts.figures,
			language: users.language,
		})
		.from(lessons)
		.innerJoin(quizAttempts, sql`${quizAttempts.id} in (${latest})`)
		.innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
		.innerJoin(users, eq(users.id, enrollments.userId))
		.where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt)));
}

/** Current questions of a course with their answer keys: for grading only, never for a page. */
export function listAnswerKeys(db: Database, courseId: number) {
	return db
		.select({
			id: questions.id,
			lessonId: questions.lessonId,
			key: questions.key,
			answerKey: questions.answerKey,
		})
		.from(lessons)
		.innerJoin(questions, eq(questions.lessonId, lessons.id))
		.where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt), isNull(questions.retiredAt)));
}
