import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { AttemptFigures } from "#db/schema/learning/quizzes.ts";
import { GRACE_MS } from "../sitting/sitting-state";
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
	questions: QuestionReview[];
};

/**
 * An attempt of this user by question, with correct answers where the learner may see them; `null` when not theirs.
 * Score and result are as of submission, even when the questions have changed.
 */
export async function findAttemptReview(db: Database, input: Input): Promise<AttemptReview | null> {
	const [[attempt], questions] = await db.batch([findOwnAttempt(db, input), listGradableQuestions(db, input)]);
	if (!attempt) return null;

	const answers = attempt.answers as Answers;
	const { id, enrollmentId, number, score, passed, isPassed, draw, submittedAt, endsAt } = attempt;
	const place = { enrollmentId, lessonId: input.lessonId, number };
	const asked = askedQuestions({ questions, draw }, place);
	const figures = figuresOfAttempt(asked, place, attempt.figures);
	const settled = settleQuestions(asked, figures, input.language);
	const feedback = feedbackOnAnswers(settled, answers, { language: input.language, isPassed });
	return {
		id,
		number,
		score,
		passed,
		isLate: endsAt !== null && submittedAt.getTime() > endsAt.getTime() + GRACE_MS,
		figures,
		questions: feedback.map((question) => ({
			...question,
			given: Object.hasOwn(answers, question.key) ? answers[question.key] : undefined,
		})),
	};
}
