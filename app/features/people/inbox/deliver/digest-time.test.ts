import { expect, test } from "vitest";
import { nextDigest } from "./digest-time";

const AT_SEVEN = { minute: 7 * 60, weekday: 1 };
const next = (mode: "daily" | "weekly", after: string, { userId = 60, timeZone = "Europe/Berlin" } = {}) => {
	const { periodDay, dueAt } = nextDigest(mode, AT_SEVEN, { userId, timeZone, after: new Date(after) });
	return [periodDay, dueAt.toISOString()];
};

test("a daily digest comes at its hour by the clock of its receiver, before and after clocks change", () => {
	expect(next("daily", "2027-03-25T05:00:00Z")).toEqual(["2027-03-25", "2027-03-25T06:00:00.000Z"]);
	expect(next("daily", "2027-04-01T04:00:00Z")).toEqual(["2027-04-01", "2027-04-01T05:00:00.000Z"]);
	expect(next("daily", "2027-03-25T06:00:00Z")).toEqual(["2027-03-26", "2027-03-26T06:00:00.000Z"]);
});

test("a weekly one waits for its day", () => {
	// A Friday; the next Monday is the 30th.
	expect(next("weekly", "2026-11-27T12:00:00Z")).toEqual(["2026-11-30", "2026-11-30T06:00:00.000Z"]);
	expect(next("weekly", "2026-11-30T06:00:00Z")).toEqual(["2026-12-07", "2026-12-07T06:00:00.000Z"]);
});

test("many of one zone are spread over an hour, each at a minute of their own", () => {
	const minutes = Array.from({ length: 120 }, (_, userId) => next("daily", "2026-11-20T00:00:00Z", { userId })[1]);
	expect(new Set(minutes).size).toBe(60);
	expect(minutes.sort().at(-1)).toBe("2026-11-20T06:59:00.000Z");
});

test("the period is the day of the receiver, not that of UTC", () => {
	expect(next("daily", "2026-11-20T22:30:00Z", { timeZone: "Pacific/Auckland" })).toEqual([
		"2026-11-22",
		"2026-11-21T18:00:00.000Z",
	]);
});
