import { expect, test } from "vitest";
import { columnWidths } from "./column-widths";

const sum = (widths: number[]) => widths.reduce((all, width) => all + width, 0);

test("a table is as wide as it may be, and the longer text has more of it", () => {
	const [number = 0, clause = 0] = columnWidths(
		[
			{ word: 8, text: 8 },
			{ word: 60, text: 400 },
		],
		480,
	);
	expect(number + clause).toBeCloseTo(480);
	expect(clause).toBeGreaterThan(4 * number);
});

test("every column holds its longest word, and a pen where it is empty", () => {
	const words = [90, 10, 70, 55];
	const widths = columnWidths(
		words.map((word) => ({ word, text: word * 2 })),
		300,
	);
	expect(sum(widths)).toBeCloseTo(300);
	for (const [at, word] of words.entries()) expect(widths[at]).toBeGreaterThanOrEqual(Math.max(word, 38));
});

test("too many long words shrink alike instead of leaving the page", () => {
	const widths = columnWidths(
		Array.from({ length: 8 }, () => ({ word: 100, text: 100 })),
		480,
	);
	expect(widths).toEqual(Array.from({ length: 8 }, () => 60));
});
