import { expect, test } from "vitest";
import { earlierStretch, type Stretch, unionOfStretches, watchedSeconds } from "./watched-ranges";

test("what is seen twice counts once", () => {
	expect(
		watchedSeconds([
			[0, 20],
			[10, 30],
			[0, 5],
		]),
	).toBe(30);
});

test("stretches come back sorted and joined, real gaps stay", () => {
	expect(
		unionOfStretches([
			[40, 60],
			[0, 20],
			[20.1, 30],
		]),
	).toEqual([
		[0, 30],
		[40, 60],
	]);
});

test.each<[string, Stretch[]]>([
	["nothing", []],
	["an empty stretch", [[5, 5]]],
	["a backward stretch", [[9, 3]]],
	[
		"no numbers",
		[
			[Number.NaN, 3],
			[0, Number.POSITIVE_INFINITY],
		],
	],
])("%s adds no second", (_, stretches) => {
	expect(watchedSeconds(stretches)).toBe(0);
});

test("the given list is not changed", () => {
	const stretches: Stretch[] = [
		[10, 20],
		[0, 12],
	];

	unionOfStretches(stretches);

	expect(stretches).toEqual([
		[10, 20],
		[0, 12],
	]);
});

test("earlier sessions end where the learner stopped, and keep their sum", () => {
	expect(earlierStretch({ watched: 30, position: 42 })).toEqual([[12, 42]]);
	expect(earlierStretch({ watched: 30, position: 3 })).toEqual([[0, 30]]);
	expect(earlierStretch({ watched: 0, position: 42 })).toEqual([]);
});
