import { calculate, type Quantities } from "../../../shared/arithmetic";

export type Input = {
	key: string;
	unit: string;
	default: number;
	min?: number | undefined;
	max?: number | undefined;
	group?: string | undefined;
};
export type Result = { key: string; unit: string; formula: string };
/** Results by key; null for one that cannot be worked out, such as a division by nothing. */
export type Results = Readonly<Record<string, number | null>>;

/** The figures of an address, in the place of those that the sheet begins with. Malformed ones are passed over, others kept within bounds. */
export function readFigures(inputs: readonly Input[], params: URLSearchParams): Record<string, number> {
	return Object.fromEntries(
		inputs.map((input) => [input.key, readFigure(input, params.get(input.key)) ?? input.default]),
	);
}

/** What somebody has typed as a figure, kept within its bounds; null for what is none. */
export function readFigure({ min, max }: Pick<Input, "min" | "max">, text: string | null): number | null {
	const trimmed = text?.trim() ?? "";
	if (!/^-?\d{1,15}(?:\.\d{1,10})?$/.test(trimmed)) return null;
	return Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? Number.MIN_SAFE_INTEGER, Number(trimmed)));
}

/**
 * The figures of a sheet while somebody types: what was typed in the place of what stood there. A field that was emptied, or holds
 * no figure, has none, and what needs it cannot be worked out: a result with a figure that nobody sees would be a wrong one.
 */
export function figuresNow(
	inputs: readonly Input[],
	figures: Quantities,
	typed: Readonly<Record<string, string | undefined>>,
): Record<string, number> {
	return Object.fromEntries(
		inputs.flatMap((input) => {
			const text = typed[input.key];
			const figure = text === undefined ? (figures[input.key] ?? input.default) : readFigure(input, text);
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
