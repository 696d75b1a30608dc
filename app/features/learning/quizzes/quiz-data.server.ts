import { DEFAULT_PASS_PERCENT } from "#app/features/learning/enrollment/progress/completion.ts";
import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getWords } from "#app/shared/words/i18n.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { WordTree } from "#app/shared/words/translator.ts";
import type { DrawRow } from "#db/schema/learning/catalog.ts";
import type { AttemptRemark } from "#db/schema/learning/quizzes.ts";
import { askedQuestions } from "./attempt/asked-questions";
import type { AttemptKey } from "./attempt/attempt-figures";
import type { FoundReview } from "./attempt/attempt-review.server";
import { attemptsLeft } from "./attempt/attempts-left";
import type { listQuestions } from "./attempt/quiz-attempts.repository.server";
import { shownQuestions } from "./questions/shown-questions";
import { AnswerKindsInput } from "./schemas";
import { quizClock } from "./sitting/quiz-clock";
import type { Sitting } from "./sitting/sitting-state";
import type { AskedQuestion } from "./versions/version-questions";

export type Quiz = ReturnType<typeof quizData>;
export type Question = Quiz["questions"][number];

type Attempt = {
	id: string;
	number: number;
	score: number;
	passed: boolean;
	submittedAt: Date;
	remark: AttemptRemark | null;
};
type Questions = Awaited<ReturnType<typeof listQuestions>>;
type Rows = {
	lesson: {
		id: number;
		bodyHtml: string;
		passPercent: number | null;
		maxAttempts: number | null;
		draw: DrawRow[] | null;
		timeLimitMinutes: number | null;
		versionId: string | null;
	};
	lessons: readonly { id: number; key: string; title: string }[];
	questions: Questions;
	attempts: readonly Attempt[];
	enrollment: { id: number } | null;
	draft: { number: number; values: Record<string, string[]>; savedAt: Date } | null;
	sitting: Sitting | null;
	readAt: Date;
};
type QuizDataOptions = {
	review: FoundReview | null;
	formats: Formats;
	language: Language;
	/** Only the time of learners is limited; a preview does not show what they have little time for. */
	reader: string;
};

/**
 * Contains no answer keys, except for a submitted attempt (`review`), which is shown with the questions it had, and no
 * questions before a clock runs or after it has run out.
 */
export function quizData(rows: Rows, { review: found, formats, language, reader }: QuizDataOptions) {
	const { lesson, lessons, attempts, draft, sitting, readAt: now } = rows;
	const review = found && reviewWithoutKeys(found, formats);
	const best = attempts.reduce<number | null>((score, attempt) => Math.max(score ?? 0, attempt.score), null);
	const count = attempts[0]?.number ?? 0;
	const place = nextAttemptKey(rows);
	const { number } = place;
	const asked: readonly AskedQuestion[] =
		found?.asked ??
		askedQuestions({ questions: rows.questions, draw: lesson.draw }, { ...place, number: review?.number ?? number });
	const { timeLimitMinutes } = lesson;
	const clock = reader === "learner" ? quizClock({ timeLimitMinutes, sitting, number, now }, formats) : null;
	const isWithheld = clock ? clock.state !== "running" : timeLimitMinutes !== null && reader === "preview";
	return {
		questions: shownQuestions(isWithheld && !review ? [] : asked, {
			place,
			review,
			lessons,
			language,
			hasText: lesson.bodyHtml !== "",
		}),
		questionCount: asked.length,
		clock,
		englishWords: isUntranslated(asked, language) ? quizWordsInEnglish() : null,
		/** Field constraints by question type. */
		constraints: constraintsOf(AnswerKindsInput),
		number,
		version: lesson.versionId,
		passPercent: lesson.passPercent ?? DEFAULT_PASS_PERCENT,
		maxAttempts: lesson.maxAttempts || null,
		attemptCount: count,
		attemptsLeft: attemptsLeft(lesson, count),
		bestScore: best,
		latestId: attempts[0]?.id ?? null,
		attempts: attempts.map(({ submittedAt, remark, ...attempt }) => ({
			...attempt,
			date: formats.dateTime(submittedAt),
			remark: remarkOf(remark, formats),
		})),
		review,
		draft: draft?.number === number ? { values: draft.values, savedAt: draft.savedAt.getTime() } : null,
	};
}

function reviewWithoutKeys({ asked: _asked, remark, ...review }: FoundReview, formats: Formats) {
	return { ...review, remark: remarkOf(remark, formats) };
}

/** Why a score is another one than at hand-in: see `AttemptRemark`. */
function remarkOf(remark: AttemptRemark | null, formats: Formats) {
	return remark && { ...remark, at: formats.date(new Date(remark.at)) };
}

type AttemptsOfLesson = {
	lesson: { id: number };
	attempts: readonly { number: number }[];
	enrollment: { id: number } | null;
};

/** Identifies the next attempt. */
export function nextAttemptKey({ lesson, attempts, enrollment }: AttemptsOfLesson): AttemptKey {
	return { enrollmentId: enrollment?.id ?? 0, lessonId: lesson.id, number: (attempts[0]?.number ?? 0) + 1 };
}

/** An untranslated quiz is shown in English as a whole. */
function isUntranslated(questions: readonly AskedQuestion[], language: Language): boolean {
	return language !== DEFAULT_LANGUAGE && questions.every(({ promptInEnglish }) => promptInEnglish);
}

function quizWordsInEnglish(): WordTree {
	const { quiz = {}, result = {}, errors = {} } = getWords(DEFAULT_LANGUAGE, ["lesson"]).lesson ?? {};
	return { quiz, result, errors };
}
