import { expect, test } from "vitest";
import { stackEnds, stackMarks } from "./stack-marks";

test("what is above zero stands on each other, what is below it hangs", () => {
	expect(stackEnds([300, -100, 200, 0, -50])).toEqual({ high: 500, low: -150 });
	expect(stackEnds([])).toEqual({ high: 0, low: 0 });
});

test.each([
	["nothing", [[0, 0]], [0, 1]],
	["no bars", [], [0, 1]],
	["only above", [[29_700]], [0, 10_000, 20_000, 30_000]],
	["only below", [[0, -29_700]], [-30_000, -20_000, -10_000, 0]],
	[
		"both",
		[
			[29_700, -1],
			[100, -9_700],
		],
		[-10_000, 0, 10_000, 20_000, 30_000],
	],
])("round marks for %s", (_, bars, marks) => {
	expect(stackMarks(bars)).toEqual(marks);
});
