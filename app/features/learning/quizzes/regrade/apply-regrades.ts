import type { RegradedQuestion } from "#db/schema/learning/quiz-regrades.ts";
import type { QuestionFeedback } from "../attempt/quiz-grading.ts";
import { keyForAnswersTo } from "./changed-key.ts";
import type { KeyedQuestion } from "./remark.ts";

type Regrade = { id: string; questions: Record<string, RegradedQuestion> };
/** By question key, the regrade that decides its mark. */
type Deciding = Record<string, string>;

/** Questions of an attempt with the keys by which they are marked now. */
export function applyRegrades<Q extends KeyedQuestion>(
	questions: readonly Q[],
	deciding: Deciding,
	regrades: readonly Regrade[],
): Q[] {
	return questions.map((question) => {
		const mark = markOf(question.key, deciding, regrades);
		if (mark?.choice !== "again") return question;
		return { ...question, answerKey: keyForAnswersTo(question.answerKey, mark.to) };
	});
}

/** Feedback in which questions that count for everyone are right. */
export function countFullMarks<F extends QuestionFeedback>(
	feedback: readonly F[],
	deciding: Deciding,
	regrades: readonly Regrade[],
): F[] {
	return feedback.map((one) =>
		markOf(one.key, deciding, regrades)?.choice === "full" ? { ...one, correct: true, found: null, notes: [] } : one,
	);
}

function markOf(key: string, deciding: Deciding, regrades: readonly Regrade[]): RegradedQuestion | undefined {
	return regrades.find(({ id }) => id === deciding[key])?.questions[key];
}
