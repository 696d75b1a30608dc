/** What the cells of a column need: their longest word, and their longest text on one line, in points. */
export type ColumnNeed = { word: number; text: number };

/** No text gets more room than this before the others have theirs. */
const WIDEST = 220;
/** Where somebody writes by hand. */
const HAND = 38;

/**
 * Shares the width of a table among its columns: each gets its longest word, what is left goes by the length of the
 * texts. Where the words alone are too long, all shrink alike and long words break.
 */
export function columnWidths(needs: readonly ColumnNeed[], total: number): number[] {
	const least = needs.map(({ word }) => Math.max(word, HAND));
	const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
	if (sum(least) >= total) return least.map((width) => (width * total) / sum(least));
	const wishes = needs.map(({ text }, at) => Math.max(Math.min(text, WIDEST) - (least[at] ?? 0), 0) + 12);
	const rest = total - sum(least);
	return least.map((width, at) => width + (rest * (wishes[at] ?? 0)) / sum(wishes));
}
