import { expect, test } from "vitest";
import { bodyMarks } from "./body-marks.ts";

test("headings that leave out a level are found with their lines, the way back up is none", () => {
	const body = "Text.\n\n## One\n\n#### Deep\n\n## Two\n\n### Three\n\n### Four";
	expect(bodyMarks(body).jumps).toEqual([{ line: 4, from: 2, to: 4 }]);
	expect(bodyMarks("### First").jumps).toEqual([{ line: 0, from: 1, to: 3 }]);
});

test("links to lessons are found with the line they stand in", () => {
	const body =
		"See\n[this](lesson:deals/one) and\n[that](/to/deals/two).\n\n[No](https://example.com/lesson:a/b) `lesson:a/b`";
	expect(bodyMarks(body).lessonLinks).toEqual([
		{ line: 1, course: "deals", lesson: "one" },
		{ line: 2, course: "deals", lesson: "two" },
	]);
});
