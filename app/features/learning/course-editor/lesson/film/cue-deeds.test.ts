import { expect, test } from "vitest";
import { addCue, inOrder, shiftCues, splitCue } from "./cue-deeds";

const ROWS = [
	{ id: 1, start: 1, end: 3, text: "one two" },
	{ id: 2, start: 4, end: 6, text: "three" },
];
const times = (rows: { start: number; end: number }[]) => rows.map(({ start, end }) => [start, end]);

test.each([
	[0, 0, [0, 1]],
	[2, 1, [3, 4]],
	[3.5, 1, [3.5, 4]],
	[9, 2, [9, 12]],
])("a cue at %s stands at place %i, from and to %j, over no other", (time, place, span) => {
	const { rows, at } = addCue(ROWS, time, 7);
	expect(at).toBe(place);
	expect(times(rows)[at]).toEqual(span);
	expect(rows).toHaveLength(3);
});

test("a cue is split at the caret, or at a space in the middle, and its time with it", () => {
	const split = splitCue(ROWS, 0, { caret: 0, id: 7 });
	expect(split.rows.map(({ text }) => text)).toEqual(["one", "two", "three"]);
	expect(split.at).toBe(1);
	expect(split.rows[0]?.end).toBe(split.rows[1]?.start);
	expect(splitCue(ROWS, 1, { caret: 2, id: 7 }).rows.map(({ text }) => text)).toEqual(["one two", "th", "ree"]);
	expect(splitCue([{ id: 1, start: 0, end: 0.2, text: "x y" }], 0, { caret: 0, id: 7 }).rows).toHaveLength(1);
});

test("all are shifted, but none to before the film", () => {
	expect(times(shiftCues(ROWS, -0.5) ?? [])).toEqual([
		[0.5, 2.5],
		[3.5, 5.5],
	]);
	expect(shiftCues(ROWS, -1.001)).toBeNull();
	expect(inOrder([...ROWS].reverse())).toEqual(ROWS);
});
