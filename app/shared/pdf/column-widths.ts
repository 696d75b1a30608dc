export type ColumnNeed = { word: number; text: number };

/** No column gets more than this until all others have enough. */
const WIDEST = 220;
/** The width of an empty column, for handwriting. */
const HAND = 38;

/** Each column gets its longest word, the rest goes by text length. Too wide: all shrink and words break. */
export function columnWidths(needs: readonly ColumnNeed[], total: number): number[] {
	const least = needs.map(({ word }) => Math.max(word, HAND));
	const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
	if (sum(least) >= total) return least.map((width) => (width * total) / sum(least));
	const wishes = needs.map(({ text }, at) => Math.max(Math.min(text, WIDEST) - (least[at] ?? 0), 0) + 12);
	const rest = total - sum(least);
	return least.map((width, at) => width + (rest * (wishes[at] ?? 0)) / sum(wishes));
}
