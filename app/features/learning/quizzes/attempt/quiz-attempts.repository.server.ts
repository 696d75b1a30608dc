import { and, asc, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { saveScore } from "#app/features/learning/enrollment/face.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import {
	isInEnglish,
	localizedColumn,
	localizedJson,
	localizedList,
	translates,
} from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import {
	type AnswerKey,
	type AttemptFigures,
	enrollments,
	type FigureRange,
	lessons,
	questions,
	questionTranslations,
	quizAttempts,
	quizSittings,
} from "#db/schema/schema.ts";
import { isStillPublished } from "../versions/version-parts.repository.server";
import type { Answers } from "./quiz-grading";

const MAX_LISTED = 50;

/** Without answer keys and explanations. */
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
			hints: localizedList<string>("hints", asked.hints, english.hints),
			/** The sides of pairs that are shown in order; what belongs to them stays with the answer key. */
			items: sql<string | null>`json_extract(${questions.answerKey}, '$.items')`
				.mapWith((text: string) => (JSON.parse(text) as string[]).map((id) => ({ id })))
				.as("items"),
			source: questions.source,
			variables: sql<string | null>`json_extract(${questions.answerKey}, '$.variables')`
				.mapWith((text: string) => JSON.parse(text) as Record<string, FigureRange>)
				.as("variables"),
			tags: questions.tags,
			inBank: questions.inBank,
		})
		.from(questions)
		.leftJoin(asked, onAsked)
		.leftJoin(english, onEnglish)
		.where(and(eq(questions.lessonId, lessonId), isNull(questions.retiredAt)))
		.orderBy(asc(questions.position));
}

/** Includes answer keys: for grading only, never for a page. */
export function listGradableQuestions(db: Database, { lessonId, language }: { lessonId: number; language: Language }) {
	const { asked, english, onAsked, onEnglish } = translations(language);
	return db
		.select({
			key: questions.key,
			answerKey: questions.answerKey,
			tags: questions.tags,
			inBank: questions.inBank,
			explanation: localizedColumn("explanation", asked.explanation, english.explanation),
			feedback: localizedJson<Record<string, string>>("feedback", asked.feedback, english.feedback, {}),
			diagnoses: localizedList<string>("diagnoses", asked.diagnoses, english.diagnoses),
		})
		.from(questions)
		.leftJoin(asked, onAsked)
		.leftJoin(english, onEnglish)
		.where(and(eq(questions.lessonId, lessonId), isNull(questions.retiredAt)))
		.orderBy(asc(questions.position));
}

export function attemptsColumn(lessonId: number) {
	const { id, number, score, passed, submittedAt, remark } = latest;
	return rowsColumn(
		"attempts",
		{ id, number, score, passed, submittedAt, remark },
		{
			from: sql`(select * from quiz_attempts where enrollment_id = enrollments.id and lesson_id = ${lessonId}
				order by number desc limit ${MAX_LISTED}) as latest`,
			order: sql`latest.number desc`,
		},
	);
}

const latest = alias(quizAttempts, "latest");

/** `number` is 0 before the first attempt. */
export function findAttemptStanding(db: Database, { enrollmentId, lessonId }: { enrollmentId: SQL; lessonId: number }) {
	return db
		.select({
			number: sql<number>`coalesce(max(${quizAttempts.number}), 0)`.as("number"),
			isPassed: sql<boolean>`coalesce(max(${quizAttempts.passed}), 0)`.mapWith(Boolean).as("is_passed"),
		})
		.from(quizAttempts)
		.where(and(eq(quizAttempts.enrollmentId, enrollmentId), eq(quizAttempts.lessonId, lessonId)));
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
	figures: AttemptFigures;
	/** Required number, because figures depend on it; null for any. */
	number: number | null;
	/** The version that it was graded by, which must still be published. */
	versionId: string | null;
	/** Idempotency key from the browser. */
	clientKey: string | null;
	now: Date;
};

/**
 * Stores an attempt under the next number and returns it; no row when none are left, the number is taken, it was
 * stored before, or another version is published by now. The statement itself reads number and limit, so concurrent requests are safe; the unique index backs
 * it.
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
			figures: sql`${JSON.stringify(attempt.figures)}`.as("figures"),
			submittedAt: sql`${attempt.now.getTime()}`.as("submitted_at"),
			clientKey: sql`${attempt.clientKey}`.as("client_key"),
			versionId: sql`${attempt.versionId}`.as("version_id"),
			firstScore: sql`null`.as("first_score"),
			regrades: sql`'{}'`.as("regrades"),
			remark: sql`null`.as("remark"),
		})
		.from(quizAttempts)
		.where(and(eq(quizAttempts.enrollmentId, enrollmentId), eq(quizAttempts.lessonId, lessonId)))
		.having(
			and(
				maxAttempts ? sql`count(*) < ${maxAttempts}` : undefined,
				sql`count(*) filter (where ${quizAttempts.clientKey} = ${attempt.clientKey}) = 0`,
				isStillPublished(lessonId, attempt.versionId),
				attempt.number === null ? sql`1` : sql`coalesce(max(${quizAttempts.number}), 0) + 1 = ${attempt.number}`,
			),
		);

	return db.insert(quizAttempts).select(next).returning({ number: quizAttempts.number });
}

type KeyOfAttempt = Pick<NewAttempt, "enrollmentId" | "lessonId" | "clientKey">;

export function findAttemptByKey(db: Database, { enrollmentId, lessonId, clientKey }: KeyOfAttempt) {
	return db
		.select()
		.from(quizAttempts)
		.where(
			and(
				eq(quizAttempts.enrollmentId, enrollmentId),
				eq(quizAttempts.lessonId, lessonId),
				eq(quizAttempts.clientKey, clientKey ?? ""),
			),
		);
}

/** Derives best score and attempt count from the stored attempts. */
export function saveBestScore(db: Database, input: { enrollmentId: number; lessonId: number; now: Date }) {
	const { enrollmentId, lessonId, now } = input;
	const ofLesson = sql`from ${quizAttempts}
		where ${quizAttempts.enrollmentId} = ${enrollmentId} and ${quizAttempts.lessonId} = ${lessonId}`;

	return saveScore(db, {
		enrollmentId,
		lessonId,
		bestScore: sql`(select max(${quizAttempts.score}) ${ofLesson})`,
		attemptCount: sql`(select count(*) ${ofLesson})`,
		now,
	});
}

export function findOwnAttempt(
	db: Database,
	{ attemptId, lessonId, userId }: { attemptId: string; lessonId: number; userId: number },
) {
	return db
		.select({
			id: quizAttempts.id,
			number: quizAttempts.number,
			score: quizAttempts.score,
			passed: quizAttempts.passed,
			answers: quizAttempts.answers,
			figures: quizAttempts.figures,
			versionId: quizAttempts.versionId,
			regrades: quizAttempts.regrades,
			remark: quizAttempts.remark,
			enrollmentId: quizAttempts.enrollmentId,
			isPassed: exists(passedOf(db)).mapWith(Boolean).as("is_passed"),
			submittedAt: quizAttempts.submittedAt,
			draw: lessons.draw,
			endsAt: quizSittings.endsAt,
		})
		.from(quizAttempts)
		.innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
		.innerJoin(lessons, eq(lessons.id, quizAttempts.lessonId))
		.leftJoin(quizSittings, isSittingOfAttempt)
		.where(and(eq(quizAttempts.id, attemptId), eq(quizAttempts.lessonId, lessonId), eq(enrollments.userId, userId)));
}

const isSittingOfAttempt = and(
	eq(quizSittings.enrollmentId, quizAttempts.enrollmentId),
	eq(quizSittings.lessonId, quizAttempts.lessonId),
	eq(quizSittings.number, quizAttempts.number),
);

function passedOf(db: Database) {
	const other = alias(quizAttempts, "other");
	return db
		.select({ id: other.id })
		.from(other)
		.where(
			and(
				eq(other.enrollmentId, quizAttempts.enrollmentId),
				eq(other.lessonId, quizAttempts.lessonId),
				eq(other.passed, true),
			),
		);
}

function translations(language: Language) {
	const asked = alias(questionTranslations, "asked");
	const english = alias(questionTranslations, "english");
	return {
		asked,
		english,
		onAsked: translates(asked.questionId, questions.id, language),
		onEnglish: translates(english.questionId, questions.id, DEFAULT_LANGUAGE),
	};
}
