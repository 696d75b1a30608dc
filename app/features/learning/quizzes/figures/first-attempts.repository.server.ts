import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { enrollments, lessons, questions, quizAttempts, users } from "#db/schema/schema.ts";

/** Latest first attempts read per lesson, so that a large course costs no more than a small one. */
export const FIRST_ATTEMPTS_READ = 200;

/** First attempts of a course's current lessons, the latest of each lesson, with the learner's language. */
export function listFirstAttempts(db: Database, courseId: number) {
	const latest = latestOfLesson(db);
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

/** Correlated with the lesson, so that the index of first attempts stops after the limit. */
function latestOfLesson(db: Database) {
	const first = alias(quizAttempts, "first");
	return db
		.select({ id: first.id })
		.from(first)
		.where(and(eq(first.lessonId, lessons.id), sql`${first.number} = 1`))
		.orderBy(desc(first.submittedAt))
		.limit(FIRST_ATTEMPTS_READ);
}

/** Answers to one question at the same first attempts, with the numbers it had. Without a question: none. */
export function listFirstAnswers(
	db: Database,
	{ courseId, lesson, question }: { courseId: number; lesson: string; question: string | null },
) {
	const path = `$."${question}"`;
	const latest = latestOfLesson(db);
	return db
		.select({
			lessonId: quizAttempts.lessonId,
			enrollmentId: quizAttempts.enrollmentId,
			answer: sql`${quizAttempts.answers} -> ${path}`
				.mapWith((text: string): unknown => JSON.parse(text))
				.as("answer") as SQL.Aliased<unknown>,
			figures: sql`coalesce(${quizAttempts.figures} -> ${path}, '{}')`
				.mapWith((text: string): Record<string, number> => JSON.parse(text))
				.as("figures_of_question") as SQL.Aliased<Record<string, number>>,
			language: users.language,
		})
		.from(lessons)
		.innerJoin(quizAttempts, sql`${quizAttempts.id} in (${latest})`)
		.innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
		.innerJoin(users, eq(users.id, enrollments.userId))
		.where(
			and(
				eq(lessons.courseId, courseId),
				eq(lessons.key, lesson),
				isNull(lessons.retiredAt),
				sql`json_type(${quizAttempts.answers}, ${path}) is not null`,
			),
		)
		.limit(question === null ? 0 : FIRST_ATTEMPTS_READ);
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
