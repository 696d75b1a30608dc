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
/** Results by key; null for one that cannot be worked out, such as a division by nothing. */
export type Results = Readonly<Record<string, number | null>>;

/** In an address: the language in which a form without script sends its figures. An address made by script has them plain. */
export const TYPED_IN = "_typed";

/** The figures of an address, in the place of those that the sheet begins with. Malformed ones are passed over, others kept within bounds. */
export function readFigures(inputs: readonly Input[], params: URLSearchParams): Record<string, number> {
	const language = params.get(TYPED_IN) ?? "";
	const read = isLanguage(language)
		? (input: Input, text: string | null) => readTyped(input, text, language)
		: (input: Input, text: string | null) => readPlain(input, text);
	return Object.fromEntries(inputs.map((input) => [input.key, read(input, params.get(input.key)) ?? input.default]));
}

type Bounds = Pick<Input, "min" | "max">;

/** A figure as an address has it, kept within its bounds; null for what is none. */
export function readPlain(bounds: Bounds, text: string | null): number | null {
	const trimmed = text?.trim() ?? "";
	return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(trimmed) ? within(bounds, Number(trimmed)) : null;
}

/** Longer ones are no figures of a house. */
const MOST_SIGNS = 30;

/** What somebody has typed as a figure, with the marks of their language, kept within its bounds; null for what is none. */
export function readTyped(bounds: Bounds, text: string | null, language: Language): number | null {
	const trimmed = text?.trim() ?? "";
	const value = trimmed.length > MOST_SIGNS ? null : parseTypedNumber(trimmed, language);
	return value === null ? null : within(bounds, value);
}

function within({ min, max }: Bounds, value: number): number {
	return Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? Number.MIN_SAFE_INTEGER, value));
}

/** The results as a sheet has them: the lines that lead to the one that stands out, that one, and what else is said. */
export function sheetOf<R extends Pick<Result, "place">>(
	results: readonly R[],
): { lines: R[]; main: R | null; also: R[] } {
	const marked = results.findIndex(({ place }) => place === "main");
	const at = marked === -1 ? results.length - 1 : marked;
	return { lines: results.slice(0, Math.max(at, 0)), main: results[at] ?? null, also: results.slice(at + 1) };
}

/**
 * The figures of a sheet while somebody types: what was typed in the place of what stood there. A field that was emptied, or holds
 * no figure, has none, and what needs it cannot be worked out: a result with a figure that nobody sees would be a wrong one.
 */
export function figuresNow(
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

/** Works a sheet out: each result from the inputs and the results before it. */
export function workOut(results: readonly Result[], figures: Quantities): Results {
	const known: Record<string, number> = { ...figures };
	const found: Record<string, number | null> = {};
	for (const { key, formula } of results) {
		const value = worked(formula, known);
		found[key] = value;
		if (value !== null) known[key] = value;
	}
	return found;
}

/** The query of an address that holds the figures which differ from those that the sheet begins with. */
export function figuresQuery(inputs: readonly Input[], figures: Quantities): string {
	const changed = inputs.filter(({ key, default: first }) => figures[key] !== undefined && figures[key] !== first);
	const params = new URLSearchParams(changed.map(({ key }) => [key, String(figures[key])]));
	return params.size > 0 ? `?${params}` : "";
}

function worked(formula: string, quantities: Quantities): number | null {
	try {
		return calculate(formula, quantities);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
