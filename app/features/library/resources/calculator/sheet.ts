import { calculate, type Quantities } from "#app/shared/arithmetic.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import { parseTypedNumber } from "#app/shared/words/typed-number.ts";

export type Input = {
	key: string;
	unit: string;
	default: number;
	min?: number | undefined;
	max?: number | undefined;
	group?: string | undefined;
};
export type Result = { key: string; unit: string; formula: string; place?: "main" | undefined };
/** Null when a result cannot be calculated, such as on division by zero. */
export type Results = Readonly<Record<string, number | null>>;

/** The number format of figures in a form sent without JavaScript; otherwise URLs have plain numbers. */
export const NUMBER_LANGUAGE = "_typed";

/** Replaces defaults by figures of the URL, ignoring malformed ones and clamping the others. */
export function readFigures(inputs: readonly Input[], params: URLSearchParams): Record<string, number> {
	const language = params.get(NUMBER_LANGUAGE) ?? "";
	const read = isLanguage(language)
		? (input: Input, text: string | null) => readTyped(input, text, language)
		: (input: Input, text: string | null) => readPlain(input, text);
	return Object.fromEntries(inputs.map((input) => [input.key, read(input, params.get(input.key)) ?? input.default]));
}

type Bounds = Pick<Input, "min" | "max">;

/** Parses a plain number and clamps it; null when invalid. */
export function readPlain(bounds: Bounds, text: string | null): number | null {
	const trimmed = text?.trim() ?? "";
	return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(trimmed) ? within(bounds, Number(trimmed)) : null;
}

/** Longer input is no realistic figure. */
const MOST_SIGNS = 30;

/** Parses a number in the language's format and clamps it; null when invalid. */
export function readTyped(bounds: Bounds, text: string | null, language: Language): number | null {
	const trimmed = text?.trim() ?? "";
	const value = trimmed.length > MOST_SIGNS ? null : parseTypedNumber(trimmed, language);
	return value === null ? null : within(bounds, value);
}

function within({ min, max }: Bounds, value: number): number {
	return Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? Number.MIN_SAFE_INTEGER, value));
}

export function worksheetOf<R extends Pick<Result, "place">>(
	results: readonly R[],
): { lines: R[]; main: R | null; also: R[] } {
	const marked = results.findIndex(({ place }) => place === "main");
	const at = marked === -1 ? results.length - 1 : marked;
	return { lines: results.slice(0, Math.max(at, 0)), main: results[at] ?? null, also: results.slice(at + 1) };
}

/** Empty or invalid fields have no figure, so that no result rests on one that is not visible. */
export function currentFigures(
	inputs: readonly Input[],
	figures: Quantities,
	typed: Readonly<Record<string, string | undefined>>,
	language: Language,
): Record<string, number> {
	return Object.fromEntries(
		inputs.flatMap((input) => {
			const text = typed[input.key];
			const figure = text === undefined ? (figures[input.key] ?? input.default) : readTyped(input, text, language);
			return figure === null ? [] : [[input.key, figure]];
		}),
	);
}

export function calculateResults(results: readonly Result[], figures: Quantities): Results {
	const known: Record<string, number> = { ...figures };
	const found: Record<string, number | null> = {};
	for (const { key, formula } of results) {
		const value = calculateOrNull(formula, known);
		found[key] = value;
		if (value !== null) known[key] = value;
	}
	return found;
}

export function figuresQuery(inputs: readonly Input[], figures: Quantities): string {
	const changed = inputs.filter(({ key, default: first }) => figures[key] !== undefined && figures[key] !== first);
	const params = new URLSearchParams(changed.map(({ key }) => [key, String(figures[key])]));
	return params.size > 0 ? `?${params}` : "";
}

function calculateOrNull(formula: string, quantities: Quantities): number | null {
	try {
		return calculate(formula, quantities);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
