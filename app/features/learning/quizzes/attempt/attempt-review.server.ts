import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { AttemptFigures, AttemptRemark } from "#db/schema/learning/quizzes.ts";
import { applyRegrades, countFullMarks } from "../regrade/apply-regrades";
import { listRegradesOfAttempt } from "../regrade/regrades.repository.server";
import { GRACE_MS } from "../sitting/sitting-state";
import { readQuestions } from "../versions/read-version-questions";
import { listQuestionsOfAttempt } from "../versions/version-parts.repository.server";
import { type AskedQuestion, askedInVersion, gradableInVersion } from "../versions/version-questions";
import { askedQuestions } from "./asked-questions";
import { figuresOfAttempt, settleQuestions } from "./attempt-figures";
import { findOwnAttempt, listGradableQuestions } from "./quiz-attempts.repository.server";
import { type Answer, type Answers, feedbackOnAnswers, type QuestionFeedback } from "./quiz-grading";

type Input = { attemptId: string; lessonId: number; userId: number; language: Language };
/** Missing when unanswered, or when the question was added later. */
export type QuestionReview = QuestionFeedback & { given?: Answer };
export type AttemptReview = {
	id: string;
	number: number;
	score: number;
	passed: boolean;
	/** Handed in after its time was over: what was saved until then was marked. */
	isLate: boolean;
	figures: AttemptFigures;
	remark: AttemptRemark | null;
	questions: QuestionReview[];
};
/** `asked`: the questions of the attempt's version; null where that was not stored: those of the lesson. */
export type FoundReview = AttemptReview & { asked: readonly AskedQuestion[] | null };

/**
 * An attempt of this user by question, with correct answers where the learner may see them; `null` when not theirs.
 * Questions are those that were answered, also where the lesson has others by now, marked as the score is. An attempt
 * without a version is shown with the questions of the lesson.
 */
export async function findAttemptReview(db: Database, input: Input): Promise<FoundReview | null> {
	const { attemptId, language } = input;
	const [[attempt], current, parts, regrades] = await db.batch([
		findOwnAttempt(db, input),
		listGradableQuestions(db, input),
		listQuestionsOfAttempt(db, { attemptId, languages: [FACTS_LANGUAGE, DEFAULT_LANGUAGE, language] }),
		listRegradesOfAttempt(db, attemptId),
	]);
	if (!attempt) return null;

	const answers = attempt.answers as Answers;
	const { id, enrollmentId, number, score, passed, remark, isPassed, submittedAt, endsAt } = attempt;
	const place = { enrollmentId, lessonId: input.lessonId, number };
	const version = parts.length > 0 ? readQuestions(parts) : null;
	const quiz = version
		? { questions: gradableInVersion(version, language), draw: version.draw }
		: { questions: current, draw: attempt.draw };
	const asked = applyRegrades(askedQuestions(quiz, place), attempt.regrades, regrades);
	const figures = figuresOfAttempt(asked, place, attempt.figures);
	const settled = settleQuestions(asked, figures, language);
	const feedback = countFullMarks(
		feedbackOnAnswers(settled, answers, { language, isPassed }),
		attempt.regrades,
		regrades,
	);
	return {
		id,
		number,
		score,
		passed,
		isLate: endsAt !== null && submittedAt.getTime() > endsAt.getTime() + GRACE_MS,
		figures,
		remark,
		asked: version && askedQuestions({ questions: askedInVersion(version, language), draw: version.draw }, place),
		questions: feedback.map((question) => ({
			...question,
			given: Object.hasOwn(answers, question.key) ? answers[question.key] : undefined,
		})),
	};
}
