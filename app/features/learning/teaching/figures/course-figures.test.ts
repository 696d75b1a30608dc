import { expect, test } from "vitest";
import { HOUR_MS } from "#app/shared/durations.ts";
import { medianHours, TREND_WEEKS, weeksOf } from "./course-figures";

const createdAt = new Date("2026-11-01T09:00:00Z");
const after = (hours: number) => ({ createdAt, completedAt: new Date(createdAt.getTime() + hours * HOUR_MS) });

test("the median is the middle time to finish, or the mean of the two in the middle", () => {
	expect(medianHours([1, 90, 3, 2, 50].map(after))).toBe(3);
	expect(medianHours([1, 90, 3, 2, 50, 5].map(after))).toBe(4);
});

test("it is withheld for fewer than five who finished", () => {
	expect(medianHours([])).toBeNull();
	expect(medianHours([...[1, 2, 3, 4].map(after), { createdAt, completedAt: null }])).toBeNull();
});

test("weeks without new learners are zero, the current week is the last", () => {
	const weeks = weeksOf([
		{ weeksAgo: 0, learners: 4 },
		{ weeksAgo: TREND_WEEKS - 1, learners: 7 },
	]);
	expect(weeks).toHaveLength(TREND_WEEKS);
	expect([weeks[0], weeks.at(-1), weeks[3]]).toEqual([7, 4, 0]);
});
