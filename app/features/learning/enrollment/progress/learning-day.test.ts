import { expect, test } from "vitest";
import { daysBefore, learningDay, weekStart } from "./learning-day";

test.each([
	["2026-11-20T23:30:00Z", "UTC", "2026-11-20"],
	["2026-11-20T23:30:00Z", "Asia/Tokyo", "2026-11-21"],
	["2026-11-20T03:30:00Z", "America/New_York", "2026-11-19"],
	["2026-11-20T23:30:00Z", "Nowhere/Land", "2026-11-20"],
])("%s in %s is %s", (instant, timeZone, day) => {
	expect(learningDay(new Date(instant), timeZone)).toBe(day);
});

test("days and weeks are counted on the calendar", () => {
	expect(daysBefore("2026-03-01", 1)).toBe("2026-02-28");
	expect(["2026-11-16", "2026-11-20", "2026-11-22", "2026-11-23"].map(weekStart)).toEqual([
		"2026-11-16",
		"2026-11-16",
		"2026-11-16",
		"2026-11-23",
	]);
});
