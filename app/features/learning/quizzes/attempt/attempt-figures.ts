import { calculate, type Quantities } from "#app/shared/arithmetic.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import type { AnswerKey, AttemptFigures, FigureRange, ShortTextKey } from "#db/schema/learning/quizzes.ts";
import { seededShare } from "../questions/seeded-share.ts";

/** Answer key with computed figures, used to grade one attempt. */
export type SettledKey =
	| Exclude<AnswerKey, { type: "number" | "shortText" }>
	/** The one to show comes first. */
	| { type: "shortText"; accepted: string[] }
	| { type: "number"; value: number; tolerance: number; unit: string; diagnoses: number[] };

/** `attempt` is the seed of learner, lesson and attempt number; `question` the key. */
type FigureSeed = { attempt: string; question: string };

/** Deterministic figures of a question. The lesson's figures are the same for all questions of an attempt. */
export function drawFigures(variables: Record<string, FigureRange> | undefined, seed: FigureSeed): Quantities {
	const drawn = Object.entries(variables ?? {}).map(([name, { between, step, ofLesson }]) => {
		const [from, to] = between;
		const steps = Math.floor((to - from) / step + 1e-9);
		const share = seededShare(ofLesson ? `${seed.attempt}//${name}` : `${seed.attempt}/${seed.question}/${name}`);
		return [name, Number((from + Math.floor(share * (steps + 1)) * step).toPrecision(12))];
	});
	return Object.fromEntries(drawn);
}

/** Names the attempt whose figures are drawn: a learner's course, the lesson, the number of the attempt. */
export type AttemptKey = { enrollmentId: number; lessonId: number; number: number };

export function seedOfAttempt({ enrollmentId, lessonId, number }: AttemptKey): string {
	return `${enrollmentId}/${lessonId}/${number}`;
}

type AskedQuestion = { key: string; answerKey: AnswerKey };

/** By question key; without variables omitted. Stored figures stay, even when the ranges have changed. */
export function figuresOfAttempt(
	questions: readonly AskedQuestion[],
	place: AttemptKey,
	storedFigures: AttemptFigures = {},
): AttemptFigures {
	const attempt = seedOfAttempt(place);
	const drawn = questions.flatMap(({ key, answerKey: { variables } }) =>
		variables ? [[key, { ...drawFigures(variables, { attempt, question: key }), ...storedFigures[key] }]] : [],
	);
	return Object.fromEntries(drawn);
}

export function settleKey(
	answerKey: AnswerKey,
	figures: Quantities,
	language: Language = DEFAULT_LANGUAGE,
): SettledKey {
	if (answerKey.type === "shortText") return { type: "shortText", accepted: inOrderFor(language, answerKey.accepted) };
	if (answerKey.type !== "number") return answerKey;
	const { type, value, tolerance, unit, diagnoses = [] } = answerKey;
	const settle = (result: number | string) => (typeof result === "number" ? result : calculate(result, figures));
	return { type, value: settle(value), tolerance, unit, diagnoses: diagnoses.map(settle) };
}

/** Those of the language first, then those of none; plain ones before patterns. */
function inOrderFor(language: Language, accepted: ShortTextKey["accepted"]): string[] {
	const rank = (one: ShortTextKey["accepted"][number]) => {
		const ofLanguage = one.language === language ? 0 : one.language === undefined ? 1 : 2;
		return 2 * ofLanguage + (one.text.includes("*") ? 1 : 0);
	};
	return accepted.toSorted((one, other) => rank(one) - rank(other)).map(({ text }) => text);
}

/** Replaces `{arv * 0.7}` by the number, formatted in `language`. */
export function fillFigures(text: string, figures: Quantities, language: Language): string {
	if (Object.keys(figures).length === 0) return text;
	const format = numberFormat(language, { maximumFractionDigits: 2 });
	return text.replace(/\{([^{}]+)\}/g, (_, calculation: string) => format.format(calculate(calculation, figures)));
}

type Words = { explanation: string; feedback: Record<string, string>; diagnoses: string[] };

/** Applies an attempt's figures to keys and texts. */
export function settleQuestions<Q extends AskedQuestion & Words>(
	questions: readonly Q[],
	figures: AttemptFigures,
	language: Language,
) {
	return questions.map((question) => {
		const own = figures[question.key] ?? {};
		const fill = (text: string) => fillFigures(text, own, language);
		return {
			...question,
			answerKey: settleKey(question.answerKey, own, language),
			explanation: fill(question.explanation),
			feedback: Object.fromEntries(Object.entries(question.feedback).map(([option, text]) => [option, fill(text)])),
			diagnoses: question.diagnoses.map(fill),
		};
	});
}
