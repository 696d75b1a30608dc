import { expect, test } from "vitest";
import { QUARTER_HOUR, registeredFrom, registrationsByDay } from "./registrations-by-day";

const now = new Date("2026-11-20T20:00:00Z");
const at = (instant: string, users: number) => ({ quarter: Date.parse(instant) / QUARTER_HOUR, users });

test("there are fourteen days without gaps, and the last one is today", () => {
	const days = registrationsByDay([at("2026-11-20T00:00:00Z", 2), at("2026-11-20T19:45:00Z", 1)], now, "UTC");

	expect(days).toHaveLength(14);
	expect(days[0]).toEqual({ day: "2026-11-07", users: 0, isToday: false });
	expect(days.at(-1)).toEqual({ day: "2026-11-20", users: 3, isToday: true });
});

test("a day is a day of the reader's calendar, also where the clock is off by a quarter", () => {
	// Midnight in Kathmandu is 18:15 UTC.
	const quarters = [at("2026-11-20T18:00:00Z", 1), at("2026-11-20T18:15:00Z", 5)];
	const days = registrationsByDay(quarters, now, "Asia/Kathmandu");

	expect(days.slice(-2).map(({ users }) => users)).toEqual([1, 5]);
	expect(days.at(-1)?.day).toBe("2026-11-21");
});

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"])("what is read covers the first day in %s", (timeZone) => {
	const first = registrationsByDay([], now, timeZone)[0];
	const startAtTheEarliest = Date.parse(`${first?.day}T00:00:00Z`) - 14 * 3_600_000;

	expect(registeredFrom(now).getTime()).toBeLessThanOrEqual(startAtTheEarliest + 25 * 3_600_000);
});
