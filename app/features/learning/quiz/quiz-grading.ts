import type { AnswerKey } from "../../../../db/schema/learning";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/languages";
import { parseAnswerNumber } from "./answer-number";

/** An answer as it is handed in: an option, several or all in order, a yes or no, a figure. */
export type Answer = string | string[] | boolean | number;
export type Answers = Record<string, Answer>;

export type GradableQuestion = { key: string; answerKey: AnswerKey; explanation: string };
export type QuestionFeedback = { key: string; correct: boolean; correctAnswer: Answer; explanation: string };
export type Grade = { score: number; passed: boolean; feedback: QuestionFeedback[] };

/** Counts where a lesson names no pass mark of its own, in percent. */
export const DEFAULT_PASS_PERCENT = 80;

/**
 * Grades a quiz or a deal exercise. `score` is the share of right answers in
 * whole percent; a question without an answer is wrong.
 *
 * Feedback keeps the order of the questions. An answer of the wrong kind is
 * merely wrong: refusing it is the business of `answersTo` in schemas.ts.
 * Figures typed as text are read in `language`.
 */
export function gradeQuiz(
	questions: readonly GradableQuestion[],
	answers: Answers,
	{ passPercent, language }: { passPercent: number | null; language: Language },
): Grade {
	const feedback = questions.map(({ key, answerKey, explanation }) => ({
		key,
		correct: Object.hasOwn(answers, key) && isCorrect(answerKey, answers[key], language),
		correctAnswer: correctAnswer(answerKey),
		explanation,
	}));
	const right = feedback.filter((question) => question.correct).length;
	const score = questions.length === 0 ? 0 : Math.round((100 * right) / questions.length);
	return { score, passed: score >= (passPercent ?? DEFAULT_PASS_PERCENT), feedback };
}

/** True for the right answer to one question. All options of `multiple` and no other; `ordering` item by item. */
export function isCorrect(answerKey: AnswerKey, answer: Answer | undefined, language: Language): boolean {
	switch (answerKey.type) {
		case "single":
			return answer === answerKey.option;
		case "trueFalse":
			return answer === answerKey.value;
		case "multiple":
			return Array.isArray(answer) && isSameSet(answer, answerKey.options);
		case "ordering":
			return Array.isArray(answer) && isSameList(answer, answerKey.order);
		case "number":
			// A text without a translation writes its figures the English way, and learners copy them from there.
			return [language, DEFAULT_LANGUAGE].some((one) => isWithinTolerance(readNumber(answer, one), answerKey));
	}
}

/** What should have been answered, in the form in which answers are handed in. */
export function correctAnswer(answerKey: AnswerKey): Answer {
	switch (answerKey.type) {
		case "single":
			return answerKey.option;
		case "multiple":
			return answerKey.options;
		case "ordering":
			return answerKey.order;
		case "trueFalse":
		case "number":
			return answerKey.value;
	}
}

function readNumber(answer: Answer | undefined, language: Language): number | null {
	if (typeof answer === "number") return answer;
	return typeof answer === "string" ? parseAnswerNumber(answer, language) : null;
}

/** The bounds count as inside, also where binary fractions miss them by a hair (0.3 − 0.2 against 0.1). */
function isWithinTolerance(answer: number | null, { value, tolerance }: { value: number; tolerance: number }): boolean {
	if (answer === null || !Number.isFinite(answer)) return false;
	return Math.abs(answer - value) <= tolerance + 1e-9 * Math.max(1, Math.abs(value));
}

function isSameSet(given: readonly string[], wanted: readonly string[]): boolean {
	const chosen = new Set(given);
	return chosen.size === new Set(wanted).size && wanted.every((option) => chosen.has(option));
}

function isSameList(given: readonly string[], wanted: readonly string[]): boolean {
	return given.length === wanted.length && wanted.every((item, place) => given[place] === item);
}
