import { expect, test } from "vitest";
import { type EnrollmentStatus, hasEnded, statusAfterOpening, statusAfterProgress } from "./enrollment-status";

test.each<[EnrollmentStatus, number, number, EnrollmentStatus]>([
	["enrolled", 0, 0, "active"],
	["active", 0, 0, "active"],
	["active", 1, 0, "in_progress"],
	["active", 1, 1, "in_progress"],
	["in_progress", 3, 3, "completed"],
	["completed", 3, 2, "completed"],
	["paused", 3, 3, "paused"],
	["expired", 3, 3, "expired"],
	["refunded", 3, 3, "refunded"],
])("%s with %s lessons done, %s of 3 required, becomes %s", (status, completedLessons, completedRequired, after) => {
	expect(statusAfterProgress(status, { completedLessons, completedRequired, required: 3 })).toBe(after);
});

test("opening a lesson begins a course once, and a side exit ends the learning", () => {
	expect(["enrolled", "in_progress", "paused"].map((status) => statusAfterOpening(status as EnrollmentStatus))).toEqual(
		["active", "in_progress", "paused"],
	);
	expect((["completed", "paused", "expired", "refunded"] as const).map(hasEnded)).toEqual([false, true, true, true]);
});
