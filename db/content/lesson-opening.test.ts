import { expect, test } from "vitest";
import { LessonOpens, openingProblems } from "./lesson-opening.ts";

const lesson = (key: string, ...after: string[]) => ({ key, opens: after.length > 0 ? { after } : null });

test("an instant is kept in UTC, with the zone it was chosen in", () => {
	expect(LessonOpens.parse({ at: "2026-12-01T00:00:00-05:00", timeZone: "America/New_York" })).toEqual({
		at: "2026-12-01T05:00:00.000Z",
		timeZone: "America/New_York",
	});
});

test.each([
	[{}],
	[{ days: 0 }],
	[{ days: 366 }],
	[{ days: 1.5 }],
	[{ days: 3, at: "2026-12-01T00:00:00Z", timeZone: "UTC" }],
	[{ at: "2026-12-01T00:00:00Z" }],
	[{ at: "2026-12-01", timeZone: "UTC" }],
	[{ at: "2026-12-01T00:00:00Z", timeZone: "Nowhere/Here" }],
	[{ after: [] }],
	[{ after: ["a", "a"] }],
	[{ after: ["A b"] }],
	[{ days: 3, hours: 2 }],
])("%j is no rule", (opens) => {
	expect(LessonOpens.safeParse(opens).success).toBe(false);
});

test("lessons that are not in the course are named", () => {
	expect(openingProblems([lesson("a", "gone", "b", "never"), lesson("b")])).toEqual([
		{ key: "a", reason: "unknownLessons", lessons: ["gone", "never"] },
	]);
});

test("a circle is told once, with its path; what leads into it is no circle", () => {
	expect(
		openingProblems([lesson("x", "a"), lesson("a", "b"), lesson("b", "c", "x2"), lesson("c", "a"), lesson("x2")]),
	).toEqual([{ key: "a", reason: "circle", path: ["a", "b", "c"] }]);
	expect(openingProblems([lesson("a", "a")])).toEqual([{ key: "a", reason: "circle", path: ["a"] }]);
	expect(openingProblems([lesson("a", "b", "c"), lesson("b", "d"), lesson("c", "d"), lesson("d")])).toEqual([]);
});
