import type { AnswerKey, AttemptFigures, FigureRange, NumberKey } from "../../../../../db/schema/learning/learning";
import { calculate, type Quantities } from "../../../../shared/arithmetic.ts";
import { numberFormat } from "../../../../shared/words/intl.ts";
import type { Language } from "../../../../shared/words/languages";
import { shareOf } from "../seeded-share.ts";

/** An answer key whose figures are settled: what a question of one attempt is graded by. */
export type SettledKey =
	| Exclude<AnswerKey, NumberKey>
	| { type: "number"; value: number; tolerance: number; unit: string; diagnoses: number[] };

/**
 * The figures of a question for one attempt: the same `seed` (learner, lesson,
 * number of the attempt, question) gives the same figures at every reading.
 */
export function drawFigures(variables: Record<string, FigureRange> | undefined, seed: string): Quantities {
	const drawn = Object.entries(variables ?? {}).map(
		([
			name,
			{
				between: [from, to],
				step,
			},
		]) => {
			const steps = Math.floor((to - from) / step + 1e-9);
			const chosen = Math.floor(shareOf(`${seed}/${name}`) * (steps + 1));
			return [name, Number((from + chosen * step).toPrecision(12))];
		},
	);
	return Object.fromEntries(drawn);
}

/** Names the attempt whose figures are drawn: a learner's course, the lesson, the number of the attempt. */
export type AttemptPlace = { enrollmentId: number; lessonId: number; number: number };

type Asked = { key: string; answerKey: AnswerKey };

/**
 * The figures that the questions of an attempt ask with, by the key of the
 * question; questions without variables are left out. What an attempt was
 * `kept` with stays, also when the ranges have changed since.
 */
export function figuresOfAttempt(
	questions: readonly Asked[],
	{ enrollmentId, lessonId, number }: AttemptPlace,
	kept: AttemptFigures = {},
): AttemptFigures {
	const drawn = questions.flatMap(({ key, answerKey }) =>
		answerKey.type === "number" && answerKey.variables
			? [[key, kept[key] ?? drawFigures(answerKey.variables, `${enrollmentId}/${lessonId}/${number}/${key}`)]]
			: [],
	);
	return Object.fromEntries(drawn);
}

/** Works out what counts as right, and what known mistakes come to, with these figures. */
export function settleKey(answerKey: AnswerKey, figures: Quantities): SettledKey {
	if (answerKey.type !== "number") return answerKey;
	const { type, value, tolerance, unit, diagnoses = [] } = answerKey;
	const settle = (result: number | string) => (typeof result === "number" ? result : calculate(result, figures));
	return { type, value: settle(value), tolerance, unit, diagnoses: diagnoses.map(settle) };
}

/** Writes the figures into a text: `{arv * 0.7}` becomes a number as `language` writes it. */
export function fillFigures(text: string, figures: Quantities, language: Language): string {
	if (Object.keys(figures).length === 0) return text;
	const format = numberFormat(language, { maximumFractionDigits: 2 });
	return text.replace(/\{([^{}]+)\}/g, (_, calculation: string) => format.format(calculate(calculation, figures)));
}

type Words = { explanation: string; feedback: Record<string, string>; diagnoses: string[] };

/** Questions as an attempt asks them: keys worked out and words filled in with its figures. */
export function settleQuestions<Q extends Asked & Words>(
	questions: readonly Q[],
	figures: AttemptFigures,
	language: Language,
) {
	return questions.map((question) => {
		const own = figures[question.key] ?? {};
		const fill = (text: string) => fillFigures(text, own, language);
		return {
			...question,
			answerKey: settleKey(question.answerKey, own),
			explanation: fill(question.explanation),
			diagnoses: question.diagnoses.map(fill),
		};
	});
}
