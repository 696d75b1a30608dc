import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayOf, instantOf, lastDay, parseDay, startOfDay } from "./calendar-day";

test.each([
	"2026-02-30",
	"2026-02-29",
	"2026-04-31",
	"2026-13-01",
	"2026-00-10",
	"2026-1-1",
	"2026-11-30T00:00:00Z",
	" 2026-11-30",
	"30.11.2026",
	"0202-11-30",
	"",
])("%j is no day", (text) => {
	expect(parseDay(text)).toBeNull();
});

test.each(["2026-11-30", "2028-02-29", "9999-12-31"])("%s is a day", (text) => {
	expect(parseDay(text)).toBe(text);
});

describe("the end of a last day", () => {
	test.each([
		["UTC", "2026-11-30", "2026-12-01T00:00:00.000Z"],
		["Asia/Kolkata", "2026-11-30", "2026-11-30T18:30:00.000Z"],
		["America/Los_Angeles", "2026-11-30", "2026-12-01T08:00:00.000Z"],
		["Pacific/Kiritimati", "2026-11-30", "2026-11-30T10:00:00.000Z"],
		// The day has 25 hours, since summer time ends.
		["Europe/Berlin", "2026-10-25", "2026-10-25T23:00:00.000Z"],
		["Europe/Berlin", "2026-03-29", "2026-03-29T22:00:00.000Z"],
		// The clocks skip midnight.
		["America/Santiago", "2026-09-05", "2026-09-06T04:00:00.000Z"],
		// Midnight occurs twice.
		["America/Havana", "2026-10-31", "2026-11-01T04:00:00.000Z"],
		["Mars/Olympus", "2026-11-30", "2026-12-01T00:00:00.000Z"],
		["UTC", "9999-12-31", "+010000-01-01T00:00:00.000Z"],
	])("in %s, %s", (timeZone, day, end) => {
		expect(lastDay(day, timeZone)).toEqual({ day, endsAt: new Date(end) });
	});

	test("is the start of the next day, wherever the school is", () => {
		const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
		const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("1990-01-01", count));
		fc.assert(
			fc.property(zones, days, (zone, day) => {
				const { endsAt } = lastDay(day, zone);
				fc.pre(dayOf(endsAt, zone) === addDays(day, 1));
				expect(startOfDay(addDays(day, 1), zone)).toEqual(endsAt);
				expect(dayOf(new Date(endsAt.getTime() - 1), zone)).toBe(day);
				expect(dayOf(startOfDay(day, zone), zone)).toBe(day);
			}),
		);
	});
});

test("an hour is the one that the clocks of the zone show", () => {
	expect(instantOf("2026-07-01", 19, "Europe/Berlin")).toEqual(new Date("2026-07-01T17:00:00Z"));
	expect(instantOf("2026-12-01", 19, "Europe/Berlin")).toEqual(new Date("2026-12-01T18:00:00Z"));
});
