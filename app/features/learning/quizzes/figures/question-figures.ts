import { toLanguage } from "#app/shared/words/languages.ts";
import type { AnswerKey, AttemptFigures } from "#db/schema/learning/quizzes.ts";
import type { QuestionFigures } from "#db/schema/learning/teaching.ts";
import { figuresOfAttempt, settleKey } from "../attempt/attempt-figures.ts";
import { type Answers, isCorrect } from "../attempt/quiz-grading.ts";
import { chosenAnswers } from "./chosen-answers.ts";

type AskedQuestion = { id: number; lessonId: number; key: string; answerKey: AnswerKey };
type FirstAttempt = {
	lessonId: number;
	enrollmentId: number;
	answers: Record<string, unknown>;
	figures: AttemptFigures;
	language: string;
};

/** Attempts below which the comparison with the rest of the attempt says nothing. */
export const LEAST_TO_COMPARE = 20;

/**
 * How often each question was answered right at the first attempt, and how well it tells those who know the lesson
 * from the others. An attempt that did not contain a question is not counted for it.
 */
export function questionFigures(
	questions: readonly AskedQuestion[],
	attempts: readonly FirstAttempt[],
): QuestionFigures[] {
	const byLesson = Map.groupBy(attempts, ({ lessonId }) => lessonId);
	return [...Map.groupBy(questions, ({ lessonId }) => lessonId)].flatMap(([lessonId, asked]) => {
		const graded = (byLesson.get(lessonId) ?? []).map((attempt) => gradeAttempt(asked, attempt));
		return asked.flatMap(({ id, key }) => {
			const own = graded.filter(({ results }) => results.has(key));
			if (own.length === 0) return [];
			const right = own.filter(({ results }) => results.get(key)).length;
			const chosen = countChosen(own.flatMap((attempt) => attempt.chosen.get(key) ?? []));
			return [
				{
					questionId: id,
					tries: own.length,
					right,
					discrimination: discriminationOf(
						key,
						own.map(({ results }) => results),
					),
					...(chosen ? { chosen } : {}),
				},
			];
		});
	});
}

/** By question key, for the questions that the attempt answered: whether it was right, and what was chosen. */
function gradeAttempt(asked: readonly AskedQuestion[], attempt: FirstAttempt) {
	const language = toLanguage(attempt.language);
	const figures = figuresOfAttempt(asked, { ...attempt, number: 1 }, attempt.figures);
	const answers = attempt.answers as Answers;
	const results = new Map<string, boolean>();
	const chosen = new Map<string, string[]>();
	for (const { key, answerKey } of asked) {
		if (!Object.hasOwn(answers, key)) continue;
		const settled = settleKey(answerKey, figures[key] ?? {});
		results.set(key, isCorrect(settled, answers[key], language));
		chosen.set(key, chosenAnswers(settled, answers[key], language));
	}
	return { results, chosen };
}

/** Answers of a question that are counted; learners choose what they send, so the list is bounded. */
const MOST_COUNTED = 20;

function countChosen(chosen: readonly string[]): Record<string, number> | null {
	const counts = [...Map.groupBy(chosen, (one) => one)].map(([name, all]) => [name, all.length] as const);
	const most = counts.toSorted(([, one], [, other]) => other - one).slice(0, MOST_COUNTED);
	return most.length > 0 ? Object.fromEntries(most) : null;
}

/** The correlation of one question with the share of right answers to the others; null if it cannot be computed. */
function discriminationOf(key: string, attempts: readonly Map<string, boolean>[]): number | null {
	if (attempts.length < LEAST_TO_COMPARE) return null;
	const pairs = attempts.flatMap((results) => {
		const others = [...results].filter(([other]) => other !== key);
		if (others.length === 0) return [];
		return [[Number(results.get(key)), others.filter(([, isRight]) => isRight).length / others.length] as const];
	});
	const value = correlation(pairs);
	return value === null ? null : Math.round(100 * value) / 100;
}

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
	const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
	const sum = (of: (x: number, y: number) => number) =>
		pairs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0);
	const spread = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
	return spread > 0 ? sum((x, y) => x * y) / spread : null;
}
