import type { Language } from "#app/shared/words/languages.ts";
import type { RegradedQuestion } from "#db/schema/learning/quiz-regrades.ts";
import type { AnswerKey, AttemptFigures } from "#db/schema/learning/quizzes.ts";
import { type AttemptKey, figuresOfAttempt, settleKey } from "../attempt/attempt-figures.ts";
import { type Answers, isCorrect } from "../attempt/quiz-grading.ts";
import { keyForAnswersTo } from "./changed-key.ts";

export type KeyedQuestion = { key: string; answerKey: AnswerKey };

/** A regrade as far as it decides marks; `version` counts versions of the course. */
export type DecidedMarks = {
	id: string;
	version: number;
	isUndone: boolean;
	questions: Record<string, RegradedQuestion>;
};

/** An attempt with the score of hand-in. */
export type MarkedAttempt = AttemptKey & {
	/** Number of its version; null: not stored, so that every regrade concerns it. */
	version: number | null;
	score: number;
	answers: Answers;
	figures: AttemptFigures;
	language: Language;
	/** The questions of its version; null: not stored. */
	asked: readonly KeyedQuestion[] | null;
};

export type Remarked = {
	score: number;
	/** By question key, the regrade that decides its mark. */
	regrades: Record<string, string>;
};

/**
 * The score of an attempt by the regrades of its lesson, in the order of their publication. A function of the score of
 * hand-in, so that doing it twice changes nothing, and that without its regrades an attempt has its first score. Only
 * the questions of regrades are marked; the others keep the marks of hand-in.
 */
export function remarkAttempt(attempt: MarkedAttempt, regrades: readonly DecidedMarks[]): Remarked {
	const { score, answers } = attempt;
	const later = regrades.filter(({ version }) => attempt.version === null || version > attempt.version);
	const asked = attempt.asked?.map(({ key }) => key) ?? Object.keys(answers);
	const deciding = new Map(
		later
			.filter(({ isUndone }) => !isUndone)
			.flatMap(({ id, questions }) => Object.keys(questions).map((key) => [key, id])),
	);
	const decided = asked.flatMap((key) => {
		const id = deciding.get(key);
		const mark = regrades.find((one) => one.id === id)?.questions[key];
		return id && mark ? [{ key, id, mark }] : [];
	});
	const gained = decided.map(({ key, mark }) => {
		const first = attempt.asked?.find((one) => one.key === key)?.answerKey ?? firstKey(later, key) ?? mark.from;
		const was = isRight(attempt, { key, answerKey: first });
		const is = mark.choice === "full" || isRight(attempt, { key, answerKey: keyForAnswersTo(first, mark.to) });
		return Number(is) - Number(was);
	});
	const gain = gained.reduce((sum, one) => sum + one, 0);
	return {
		score: gain === 0 ? score : scoreOf(rightIn(score, asked.length) + gain, asked.length),
		regrades: Object.fromEntries(decided.map(({ key, id }) => [key, id])),
	};
}

/** The key by which an attempt without a stored version was marked: that before the first correction. */
function firstKey(regrades: readonly DecidedMarks[], key: string): AnswerKey | undefined {
	return regrades.find(({ questions }) => questions[key])?.questions[key]?.from;
}

function isRight({ answers, figures, language, ...place }: MarkedAttempt, question: KeyedQuestion): boolean {
	const { key } = question;
	const own = figuresOfAttempt([question], place, figures)[key] ?? {};
	const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
	return isCorrect(settleKey(question.answerKey, own), answer, language);
}

/** Exact for up to 100 questions, because a score is rounded to whole percent. */
function rightIn(score: number, asked: number): number {
	return Math.round((score * asked) / 100);
}

function scoreOf(right: number, asked: number): number {
	return Math.round((100 * Math.min(asked, Math.max(0, right))) / asked);
}
