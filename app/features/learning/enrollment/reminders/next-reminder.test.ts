import { expect, test } from "vitest";
import { nextReminder } from "./next-reminder";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const next = (weekdays: number[], hour: number, zone: string, after: string) =>
	nextReminder({ weekdays, hour }, zone, new Date(after))?.toISOString();

test.each([
	["later the same day", EVERY_DAY, 18, "UTC", "2026-11-20T17:59:59Z", "2026-11-20T18:00:00.000Z"],
	["the day after, at the very moment", EVERY_DAY, 18, "UTC", "2026-11-20T18:00:00Z", "2026-11-21T18:00:00.000Z"],
	["on Monday, from a Friday", [1], 8, "UTC", "2026-11-20T09:00:00Z", "2026-11-23T08:00:00.000Z"],
	["in a week, past the hour of the only day", [5], 8, "UTC", "2026-11-20T09:00:00Z", "2026-11-27T08:00:00.000Z"],
	["where it is tomorrow already", [6], 7, "Pacific/Kiritimati", "2026-11-20T12:00:00Z", "2026-11-20T17:00:00.000Z"],
	["where it is still yesterday", [5], 20, "America/Los_Angeles", "2026-11-21T02:00:00Z", "2026-11-21T04:00:00.000Z"],
	["where clocks are off by a quarter", [5], 18, "Asia/Kathmandu", "2026-11-20T00:00:00Z", "2026-11-20T12:15:00.000Z"],
	["across the end of summer time", [7], 9, "Europe/Berlin", "2026-10-24T20:00:00Z", "2026-10-25T08:00:00.000Z"],
	["across its beginning", [7], 9, "Europe/Berlin", "2026-03-28T20:00:00Z", "2026-03-29T07:00:00.000Z"],
	["at an hour that is left out", [7], 2, "Europe/Berlin", "2026-03-28T20:00:00Z", "2026-03-29T01:00:00.000Z"],
	[
		"in a zone that nobody knows, as in UTC",
		[5],
		18,
		"Nowhere/At_All",
		"2026-11-20T00:00:00Z",
		"2026-11-20T18:00:00.000Z",
	],
] as const)("it comes %s", (_what, weekdays, hour, zone, after, expected) => {
	expect(next([...weekdays], hour, zone, after)).toBe(expected);
});

test("nobody who has chosen no day is reminded", () => {
	expect(nextReminder({ weekdays: [], hour: 8 }, "UTC", new Date())).toBe(null);
});
