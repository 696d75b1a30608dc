import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../../../db/client.server";
import {
	type AnswerKey,
	lessonProgress,
	questions,
	questionTranslations,
	quizAttempts,
} from "../../../../db/schema/schema";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/languages";
import { isInEnglish, localizedColumn, localizedList } from "../../../shared/localized-column.server";
import type { Answers } from "./quiz-grading";

const MAX_LISTED = 50;

/** The questions of a lesson as a learner may see them before answering: without key and explanation. */
export function listQuestions(db: Database, { lessonId, language }: { lessonId: number; language: Language }) {
	const { asked, english, onAsked, onEnglish } = translations(language);
	return db
		.select({
			key: questions.key,
			type: sql<AnswerKey["type"]>`json_extract(${questions.answerKey}, '$.type')`.as("type"),
			unit: sql<string | null>`json_extract(${questions.answerKey}, '$.unit')`.as("unit"),
			prompt: localizedColumn("prompt", asked.prompt, english.prompt),
			promptInEnglish: isInEnglish("prompt_in_english", asked.prompt, english.prompt, language),
			choices: localizedList<{ id: string; text: string }>("choices", asked.choices, english.choices),
		})
		.from(questions)
		.leftJoin(asked, onAsked)
		.leftJoin(english, onEnglish)
		.where(and(eq(questions.lessonId, lessonId), isNull(questions.retiredAt)))
		.orderBy(asc(questions.position));
}

/** The questions of a lesson with what counts as right. For grading only: never send it to a page. */
export function listGradableQuestions(db: Database, { lessonId, language }: { lessonId: number; language: Language }) {
	const { asked, english, onAsked, onEnglish } = translations(language);
	return db
		.select({
			key: questions.key,
			answerKey: questions.answerKey,
			explanation: localizedColumn("explanation", asked.explanation, english.explanation),
		})
		.from(questions)
		.leftJoin(asked, onAsked)
		.leftJoin(english, onEnglish)
		.where(and(eq(questions.lessonId, lessonId), isNull(questions.retiredAt)))
		.orderBy(asc(questions.position));
}

/** The attempts of one enrollment at a lesson, the latest first. `enrollmentId` may be a subquery. */
export function listAttempts(db: Database, { enrollmentId, lessonId }: { enrollmentId: SQL; lessonId: number }) {
	return db
		.select({
			id: quizAttempts.id,
			number: quizAttempts.number,
			score: quizAttempts.score,
			passed: quizAttempts.passed,
			submittedAt: quizAttempts.submittedAt,
		})
		.from(quizAttempts)
		.where(and(eq(quizAttempts.enrollmentId, enrollmentId), eq(quizAttempts.lessonId, lessonId)))
		.orderBy(desc(quizAttempts.number))
		.limit(MAX_LISTED);
}

type NewAttempt = {
	id: string;
	enrollmentId: number;
	lessonId: number;
	/** 0 or null: no limit. */
	maxAttempts: number | null;
	score: number;
	passed: boolean;
	answers: Answers;
	now: Date;
};

/**
 * A write, not yet run: stores an attempt under the next free number and returns
 * that number; returns no row when no attempts are left.
 *
 * Number and limit are read by the statement itself, so of parallel requests
 * none is lost and none too many is stored; the unique index stands behind it.
 */
export function insertAttempt(db: Database, attempt: NewAttempt) {
	const { enrollmentId, lessonId, maxAttempts } = attempt;
	const next = db
		.select({
			id: sql`${attempt.id}`.as("id"),
			enrollmentId: sql`${enrollmentId}`.as("enrollment_id"),
			lessonId: sql`${lessonId}`.as("lesson_id"),
			number: sql`coalesce(max(${quizAttempts.number}), 0) + 1`.as("number"),
			score: sql`${attempt.score}`.as("score"),
			passed: sql`${attempt.passed ? 1 : 0}`.as("passed"),
			answers: sql`${JSON.stringify(attempt.answers)}`.as("answers"),
			submittedAt: sql`${attempt.now.getTime()}`.as("submitted_at"),
		})
		.from(quizAttempts)
		.where(and(eq(quizAttempts.enrollmentId, enrollmentId), eq(quizAttempts.lessonId, lessonId)))
		.having(maxAttempts ? sql`count(*) < ${maxAttempts}` : sql`1`);

	return db.insert(quizAttempts).select(next).returning({ number: quizAttempts.number });
}

/** A write, not yet run: works out best score and number of attempts of a lesson from the attempts stored. */
export function saveBestScore(db: Database, input: { enrollmentId: number; lessonId: number; now: Date }) {
	const { enrollmentId, lessonId, now } = input;
	const ofLesson = sql`from ${quizAttempts}
		where ${quizAttempts.enrollmentId} = ${enrollmentId} and ${quizAttempts.lessonId} = ${lessonId}`;

	return db
		.insert(lessonProgress)
		.values({
			enrollmentId,
			lessonId,
			openedAt: now,
			lastSeenAt: now,
			bestScore: sql`(select max(${quizAttempts.score}) ${ofLesson})`,
			attemptCount: sql`(select count(*) ${ofLesson})`,
		})
		.onConflictDoUpdate({
			target: [lessonProgress.enrollmentId, lessonProgress.lessonId],
			set: {
				lastSeenAt: sql`max(${lessonProgress.lastSeenAt}, excluded.last_seen_at)`,
				bestScore: sql`excluded.best_score`,
				attemptCount: sql`excluded.attempt_count`,
			},
		});
}

function translations(language: Language) {
	const asked = alias(questionTranslations, "asked");
	const english = alias(questionTranslations, "english");
	return {
		asked,
		english,
		onAsked: and(eq(asked.questionId, questions.id), eq(asked.language, language)),
		onEnglish: and(eq(english.questionId, questions.id), eq(english.language, DEFAULT_LANGUAGE)),
	};
}
