import { drawFigures } from "#app/features/learning/quizzes/attempt/attempt-figures.ts";
import { calculate, type Quantities } from "#app/shared/arithmetic.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { QuestionFacts } from "../parts/question-schemas";
import type { QuestionField, QuestionProblem } from "./question-problem";
import { type Ranges, rangesOf } from "./question-ranges";
import type { QuestionTyping } from "./question-typing";

const DRAWS = 40;

/** Both ends of all ranges, and as many draws as show what fails. */
function drawsOf(ranges: Ranges): Quantities[] {
	const ends = ([0, 1] as const).map((end) =>
		Object.fromEntries(Object.entries(ranges).map(([name, { between }]) => [name, between[end]])),
	);
	if (Object.keys(ranges).length === 0) return ends.slice(0, 1);
	return [
		...ends,
		...Array.from({ length: DRAWS }, (_, at) => drawFigures(ranges, { attempt: `${at}`, question: "" })),
	];
}

function fails(calculation: string, draws: readonly Quantities[]): boolean {
	return draws.some((figures) => {
		try {
			calculate(calculation, figures);
			return false;
		} catch {
			return true;
		}
	});
}

/** Calculations in texts are filled in only where a question has numbers that change. */
export function calculationProblems(typed: QuestionTyping, ranges: Ranges): QuestionProblem[] {
	const draws = drawsOf(ranges);
	const texts: [QuestionField, number | null, string][] = [
		["prompt", null, typed.prompt],
		["explanation", null, typed.explanation],
		...typed.hints.map((text, at): [QuestionField, number, string] => ["hints", at + 1, text]),
		...typed.options.map(({ text }, at): [QuestionField, number, string] => ["options", at + 1, text]),
		...typed.options.map(({ feedback }, at): [QuestionField, number, string] => ["feedback", at + 1, feedback]),
		...typed.diagnoses.map(({ text }, at): [QuestionField, number, string] => ["diagnoses", at + 1, text]),
		...typed.pairs.map(({ itemText, matchText }, at): [QuestionField, number, string] => [
			"pairs",
			at + 1,
			`${itemText} ${matchText}`,
		]),
		...typed.decoys.map(({ text }, at): [QuestionField, number, string] => ["decoys", at + 1, text]),
	];
	const ofTexts = texts.flatMap(([field, at, text]): QuestionProblem[] => {
		const failing =
			Object.keys(ranges).length === 0 ? undefined : calculationsIn(text).find((one) => fails(one, draws));
		return failing === undefined
			? []
			: [{ field, reason: "calculation", text: failing, ...(at === null ? {} : { at }) }];
	});
	if (typed.type !== "number") return ofTexts;
	const ofAnswer: QuestionProblem[] = fails(typed.answer.replace("−", "-"), draws)
		? [{ field: "answer", reason: "calculation", text: typed.answer }]
		: [];
	const ofDiagnoses = typed.diagnoses.flatMap(({ answer }, at): QuestionProblem[] =>
		fails(answer.replace("−", "-"), draws)
			? [{ field: "diagnoses", reason: "calculation", text: answer, at: at + 1 }]
			: [],
	);
	return [...ofAnswer, ...ofDiagnoses, ...ofTexts];
}

function calculationsIn(text: string): string[] {
	return [...text.matchAll(/\{([^{}]+)\}/g)].map(([, found]) => String(found));
}

/** A typical wrong result that the right answer meets as well would call it wrong. */
export function resultProblems(fact: JsonObject): QuestionProblem[] {
	const parsed = QuestionFacts.safeParse({ ...fact, key: "key" });
	if (!parsed.success || parsed.data.answerKey.type !== "number") return [];
	const { value, tolerance, diagnoses = [] } = parsed.data.answerKey;
	const draws = drawsOf(rangesOf(fact));
	const settle = (one: number | string, figures: Quantities) =>
		typeof one === "number" ? one : calculate(one, figures);
	const found: QuestionProblem[] = [];
	for (const [at, one] of diagnoses.entries()) {
		const meets = (figures: Quantities) => Math.abs(settle(one, figures) - settle(value, figures)) <= tolerance;
		if (draws.every(meets)) found.push({ field: "diagnoses", reason: "sameResult", at: at + 1 });
	}
	return found;
}
