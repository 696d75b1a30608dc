import { DEFAULT_PASS_PERCENT } from "#app/features/learning/enrollment/progress/completion.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { parseTypedNumber } from "#app/shared/words/typed-number.ts";
import { isAccepted } from "./accepted-text.ts";
import type { SettledKey } from "./attempt-figures";

export type Answer = string | string[] | boolean | number;
export type Answers = Record<string, Answer>;

/** `feedback` by option id, `diagnoses` in key order. */
export type GradableQuestion = {
	key: string;
	answerKey: SettledKey;
	explanation: string;
	feedback: Record<string, string>;
	diagnoses: string[];
};
/** Result of a multiple choice; does not reveal which options are right. */
export type FoundOptions = { right: number; wrong: number; total: number };

/** `notes` are hints; answer and explanation are null while they must stay hidden. */
export type QuestionFeedback = {
	key: string;
	correct: boolean;
	notes: string[];
	found: FoundOptions | null;
	correctAnswer: Answer | null;
	explanation: string | null;
};
export type Grade = { score: number; passed: boolean; feedback: QuestionFeedback[] };

/**
 * Grades a quiz or deal exercise. `score`: whole percent of right answers; unanswered and wrongly typed ones count as
 * wrong (`answersTo` in schemas.ts rejects those). Text figures are parsed in `language`. `isPassed`: by an earlier
 * attempt.
 */
export function gradeQuiz(
	questions: readonly GradableQuestion[],
	answers: Answers,
	{ passPercent, language, isPassed = false }: { passPercent: number | null; language: Language; isPassed?: boolean },
): Grade {
	const right = questions.filter(({ key, answerKey }) => isCorrect(answerKey, answerTo(key, answers), language)).length;
	const score = questions.length === 0 ? 0 : Math.round((100 * right) / questions.length);
	const passed = score >= (passPercent ?? DEFAULT_PASS_PERCENT);
	return { score, passed, feedback: feedbackOnAnswers(questions, answers, { language, isPassed: passed || isPassed }) };
}

/** Correct answers are shown once the quiz `isPassed`, and before that only for right answers. */
export function feedbackOnAnswers(
	questions: readonly GradableQuestion[],
	answers: Answers,
	{ language, isPassed }: { language: Language; isPassed: boolean },
): QuestionFeedback[] {
	return questions.map((question) => {
		const { key, answerKey, explanation } = question;
		const answer = answerTo(key, answers);
		const correct = isCorrect(answerKey, answer, language);
		const isTold = correct || isPassed;
		return {
			key,
			correct,
			notes: feedbackNotes(question, answer, language),
			found: correct ? null : foundOptions(answerKey, answer),
			correctAnswer: isTold ? correctAnswer(answerKey) : null,
			explanation: isTold ? explanation : null,
		};
	});
}

function foundOptions(answerKey: SettledKey, answer: Answer | undefined): FoundOptions | null {
	if (answerKey.type !== "multiple" || !Array.isArray(answer) || answer.length === 0) return null;
	const wanted = new Set(answerKey.options);
	const chosen = new Set(answer);
	const right = [...chosen].filter((option) => wanted.has(option)).length;
	return { right, wrong: chosen.size - right, total: wanted.size };
}

function answerTo(key: string, answers: Answers): Answer | undefined {
	return Object.hasOwn(answers, key) ? answers[key] : undefined;
}

/** Hints on the chosen options, or on the known mistake behind a figure. */
function feedbackNotes(
	{ answerKey, feedback, diagnoses }: GradableQuestion,
	answer: Answer | undefined,
	language: Language,
) {
	if (answerKey.type === "number") {
		if (isCorrect(answerKey, answer, language)) return [];
		const known = answerKey.diagnoses.findIndex((value) => isCorrect({ ...answerKey, value }, answer, language));
		return [diagnoses[known]].filter((note) => note !== undefined);
	}
	if (answerKey.type === "shortText" || answerKey.type === "matching") return [];
	const chosen = typeof answer === "string" ? [answer] : Array.isArray(answer) ? answer : [];
	return chosen
		.map((id) => (Object.hasOwn(feedback, id) ? feedback[id] : undefined))
		.filter((note) => note !== undefined);
}

/** `multiple` needs exactly the right options, `ordering` the exact order, `matching` all pairs. */
export function isCorrect(answerKey: SettledKey, answer: Answer | undefined, language: Language): boolean {
	switch (answerKey.type) {
		case "single":
			return answer === answerKey.option;
		case "trueFalse":
			return answer === answerKey.value;
		case "multiple":
			return Array.isArray(answer) && isSameSet(answer, answerKey.options);
		case "ordering":
			return Array.isArray(answer) && isSameList(answer, answerKey.order);
		case "matching":
			return Array.isArray(answer) && isSameList(answer, answerKey.matches);
		case "shortText":
			return typeof answer === "string" && answerKey.accepted.some((pattern) => isAccepted(answer, pattern));
		case "number":
			return readNumbers(answer, language).some((one) => isWithinTolerance(one, answerKey));
	}
}

export function correctAnswer(answerKey: SettledKey): Answer {
	switch (answerKey.type) {
		case "single":
			return answerKey.option;
		case "multiple":
			return answerKey.options;
		case "ordering":
			return answerKey.order;
		case "matching":
			return answerKey.matches;
		case "shortText":
			return answerKey.accepted[0] ?? "";
		case "trueFalse":
		case "number":
			return answerKey.value;
	}
}

/** What a typed number may mean: untranslated texts show figures in English format, which learners copy. */
export function readNumbers(answer: Answer | undefined, language: Language): number[] {
	if (typeof answer === "number") return [answer].filter(Number.isFinite);
	if (typeof answer !== "string") return [];
	const read = [language, DEFAULT_LANGUAGE].flatMap((one) => parseTypedNumber(answer, one) ?? []);
	return [...new Set(read)].filter(Number.isFinite);
}

/** Bounds are inclusive, with room for floating-point error (0.3 − 0.2 against 0.1). */
export function isWithinTolerance(answer: number, { value, tolerance }: { value: number; tolerance: number }): boolean {
	return Math.abs(answer - value) <= tolerance + 1e-9 * Math.max(1, Math.abs(value));
}

function isSameSet(given: readonly string[], wanted: readonly string[]): boolean {
	const chosen = new Set(given);
	return chosen.size === new Set(wanted).size && wanted.every((option) => chosen.has(option));
}

function isSameList(given: readonly string[], wanted: readonly string[]): boolean {
	return given.length === wanted.length && wanted.every((item, place) => given[place] === item);
}
