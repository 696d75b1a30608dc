import { drawFigures } from "#app/features/learning/quizzes/attempt/attempt-figures.ts";
import { calculator, type Quantities } from "#app/shared/arithmetic.ts";
import { countVariants, type Ranges } from "./question-ranges";
import type { QuestionTyping } from "./question-typing";

/** Variants that are tried, when there are more of them. */
const VARIANTS_TRIED = 400;

/** What does not keep a question from being published and may still be a slip. `times`: in how many of the variants. */
export type ResultWarning =
	| { kind: "zero" | "negative"; times: number }
	/** Places of two typical wrong results, from 1: whoever gets both reads the text of the first. */
	| { kind: "shared"; first: number; second: number; times: number };
export type ResultCheck = { tried: number; isComplete: boolean; warnings: ResultWarning[] };

type NumberTyping = Pick<QuestionTyping, "answer" | "tolerance" | "diagnoses">;

/** Results of the variants of a question that asks for a number; null where one of its formulas fails. */
export function checkResults({ answer, tolerance, diagnoses }: NumberTyping, ranges: Ranges): ResultCheck | null {
	const variants = variantsOf(ranges);
	const right = resultsOf(answer, variants);
	const wrong = diagnoses.map((one) => resultsOf(one.answer, variants));
	if (!right || wrong.includes(null)) return null;
	const within = Number(tolerance) || 0;
	const counted: ResultWarning[] = [
		{ kind: "zero", times: right.filter((value) => value === 0).length },
		{ kind: "negative", times: right.filter((value) => value < 0).length },
		...wrong.flatMap((results, at) =>
			wrong.slice(at + 1).map((others, after): ResultWarning => {
				const times = (results ?? []).filter((value, place) => isSame(value, others?.[place], within)).length;
				return { kind: "shared", first: at + 1, second: at + after + 2, times };
			}),
		),
	];
	return {
		tried: variants.length,
		isComplete: countVariants(ranges) <= VARIANTS_TRIED,
		warnings: counted.filter(({ times }) => times > 0),
	};
}

const isSame = (value: number, other: number | undefined, within: number) =>
	other !== undefined && Math.abs(value - other) <= within + 1e-9 * Math.max(1, Math.abs(value));

function resultsOf(formula: string, variants: readonly Quantities[]): number[] | null {
	try {
		const calculate = calculator(formula.replace("−", "-"));
		return variants.map(calculate);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** All variants, else every end of the ranges with each other (where results are most extreme) and as many draws. */
function variantsOf(ranges: Ranges): Quantities[] {
	const all = Object.entries(ranges);
	const isSmall = countVariants(ranges) <= VARIANTS_TRIED;
	let variants: Quantities[] = [{}];
	for (const [name, { between, step }] of all) {
		const [from, to] = between;
		const count = Math.floor((to - from) / step + 1e-9) + 1;
		const values = isSmall
			? Array.from({ length: count }, (_, at) => Number((from + at * step).toPrecision(12)))
			: between;
		if (variants.length * values.length > VARIANTS_TRIED) {
			variants = variants.map((one) => ({ ...one, [name]: from }));
			continue;
		}
		variants = variants.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
	}
	if (isSmall) return variants;
	const draws = Array.from({ length: VARIANTS_TRIED - variants.length }, (_, at) =>
		drawFigures(ranges, { attempt: `${at}`, question: "" }),
	);
	return [...variants, ...draws];
}
