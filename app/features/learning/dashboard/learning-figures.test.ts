import { expect, test } from "vitest";
import { minutesByDay, quizAverage, weekFigures } from "./learning-figures";

test("the chart has 28 days without gaps and the week begins on Monday", () => {
	const days = [
		{ day: "2026-11-15", seconds: 6000, lessonsCompleted: 3 },
		{ day: "2026-11-16", seconds: 1200, lessonsCompleted: 2 },
		{ day: "2026-11-20", seconds: 20, lessonsCompleted: 1 },
	];

	const chart = minutesByDay(days, "2026-11-20");

	expect(chart).toHaveLength(28);
	expect(chart[0]).toEqual({ day: "2026-10-24", minutes: 0 });
	expect(chart.slice(-6).map(({ minutes }) => minutes)).toEqual([100, 20, 0, 0, 0, 1]);
	expect(weekFigures(days, "2026-11-20")).toEqual({ goalMinutes: 300, minutes: 20, lessonsCompleted: 3 });
	expect(quizAverage([null, 80, 91])).toBe(86);
	expect(quizAverage([null])).toBeNull();
});
