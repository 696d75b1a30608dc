import { calculator, type Quantities } from "#app/shared/arithmetic.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { FigureRange, NumberKey } from "#db/schema/learning/quizzes.ts";
import { figuresOfAttempt } from "../attempt/attempt-figures.ts";
import { type Answer, isWithinTolerance, readNumbers } from "../attempt/quiz-grading.ts";
import { type Mistake, mistakenFormulas, plainFormula } from "./mistaken-formulas.ts";
import { LEAST_TO_COMPARE } from "./question-figures.ts";

/** A guess is offered only if it explains so many wrong results, and such a share of those that nothing explains. */
const LEAST_EXPLAINED = { times: 3, share: 0.2 };

type Key = NumberKey & { variables?: Record<string, FigureRange> };
type FirstAnswer = {
	lessonId: number;
	enrollmentId: number;
	answer: unknown;
	figures: Record<string, number>;
	language: string;
};

/** A result that nothing explains yet. `mistake`: what it may come from; "same": many gave the very same number. */
export type Guess = { formula: string; mistake: Mistake | "same"; times: number };
export type WrongResults = {
	tries: number;
	wrong: number;
	/** By typical wrong result, in the order of the key: how many answers it is the first to explain. */
	known: { formula: string; times: number }[];
	unexplained: number;
	guess: Guess | null;
};

/**
 * Which typical wrong results explain the wrong first answers to a question, by the numbers of each attempt, and the most
 * frequent one that none explains. Answers whose numbers do not fit the question any more do not count. Null for fewer
 * answers than are shown.
 */
export function wrongResults(question: string, key: Key, answers: readonly FirstAnswer[]): WrongResults | null {
	const right = resultOf(key.value);
	const marked = answers.flatMap((one) => {
		const figures = figuresOf(question, key, one);
		const value = right(figures);
		if (value === null) return [];
		const numbers = readNumbers(one.answer as Answer, toLanguage(one.language));
		return [{ figures, numbers, isWrong: !numbers.some((number) => isWithinTolerance(number, { ...key, value })) }];
	});
	if (marked.length < LEAST_TO_COMPARE) return null;
	const wrong = marked.filter(({ isWrong }) => isWrong);
	const meets = (result: (figures: Quantities) => number | null) => (given: (typeof wrong)[number]) => {
		const value = result(given.figures);
		return value !== null && given.numbers.some((number) => isWithinTolerance(number, { ...key, value }));
	};
	let left = wrong.filter(({ numbers }) => numbers.length > 0);
	const known = (key.diagnoses ?? []).map((diagnosis) => {
		const isMet = meets(resultOf(diagnosis));
		const others = left.filter((given) => !isMet(given));
		const times = left.length - others.length;
		left = others;
		return { formula: String(diagnosis), times };
	});
	const count = (formula: string | number) => left.filter(meets(resultOf(formula))).length;
	const guess = mostFrequent(candidatesFor(key, left), count);
	const isEnough = guess && guess.times >= Math.max(LEAST_EXPLAINED.times, LEAST_EXPLAINED.share * left.length);
	return { tries: marked.length, wrong: wrong.length, known, unexplained: left.length, guess: isEnough ? guess : null };
}

type Candidate = Omit<Guess, "times">;

/** Formulas near the right one; of a question whose numbers never change also the very numbers that were given. */
function candidatesFor(key: Key, given: readonly { numbers: number[] }[]): Candidate[] {
	const names = Object.keys(key.variables ?? {});
	const known = new Set((key.diagnoses ?? []).map((one) => plainFormula(String(one))));
	const formulas: Candidate[] = typeof key.value === "string" ? mistakenFormulas(key.value, names) : [];
	const same = names.length > 0 ? [] : [...new Set(given.flatMap(({ numbers }) => numbers))];
	return [...formulas, ...same.map((number): Candidate => ({ formula: String(number), mistake: "same" }))].filter(
		({ formula }) => !known.has(formula),
	);
}

/** The first of those that explain most. */
function mostFrequent(candidates: readonly Candidate[], count: (formula: string) => number): Guess | null {
	let best: Guess | null = null;
	for (const candidate of candidates) {
		const times = count(candidate.formula);
		if (times > (best?.times ?? 0)) best = { ...candidate, times };
	}
	return best;
}

function figuresOf(key: string, answerKey: Key, { lessonId, enrollmentId, figures }: FirstAnswer): Quantities {
	const place = { lessonId, enrollmentId, number: 1 };
	return figuresOfAttempt([{ key, answerKey }], place, { [key]: figures })[key] ?? {};
}

/** Null where it cannot be calculated. */
function resultOf(formula: number | string): (figures: Quantities) => number | null {
	if (typeof formula === "number") return () => formula;
	const orNull = <Result>(calculate: () => Result) => {
		try {
			return calculate();
		} catch (error) {
			if (error instanceof RangeError) return null;
			throw error;
		}
	};
	const calculate = orNull(() => calculator(formula));
	return (figures) => calculate && orNull(() => calculate(figures));
}
