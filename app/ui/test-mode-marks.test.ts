import { expect, test } from "vitest";
import { testModeMarks } from "./test-mode-marks";

const marks = (...tests: boolean[]) => {
	const rows = tests.map((isTest) => ({ isTest }));
	const { isWhole, isMarked } = testModeMarks(rows);
	return [isWhole, ...rows.map(isMarked)];
};

test("a list in test mode says so once, and a mixed one marks what differs", () => {
	expect(marks()).toEqual([false]);
	expect(marks(true, true)).toEqual([true, false, false]);
	expect(marks(false, true)).toEqual([false, false, true]);
	expect(marks(false, false)).toEqual([false, false, false]);
});
