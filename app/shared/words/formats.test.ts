import { expect, test } from "vitest";
import { formatsFor } from "./formats";

const instant = new Date("2026-11-20T23:30:00Z");

test("dates stand in the language and the time zone of the reader", () => {
	expect(formatsFor({ language: "en", timeZone: "UTC" }).date(instant)).toBe("Nov 20, 2026");
	expect(formatsFor({ language: "de", timeZone: "Europe/Berlin" }).date(instant)).toBe("21.11.2026");
	expect(formatsFor({ language: "zh", timeZone: "Asia/Shanghai" }).dateTime(instant)).toContain("2026年11月21日");
});

test("a Russian date ends without its sign of the year, so that a sentence can end with it", () => {
	const { date, dateTime, longDay } = formatsFor({ language: "ru", timeZone: "UTC" });
	expect([date(instant), longDay("2026-11-20")]).toEqual(["20 нояб. 2026", "20 ноября 2026"]);
	expect(dateTime(instant)).toBe("20 нояб. 2026, 23:30");
});

test("an English time does not break before its AM or PM", () => {
	const { dateTime, time, timeOrDay } = formatsFor({ language: "en", timeZone: "UTC" });
	expect(dateTime(instant)).toBe("Nov 20, 2026, 11:30\u00a0PM");
	expect([time(instant), timeOrDay(instant, instant)]).toEqual(["11:30\u00a0PM", "11:30\u00a0PM"]);
});

test("a time zone that nobody knows counts as UTC", () => {
	expect(formatsFor({ language: "en", timeZone: "Nowhere/Land" }).date(instant)).toBe("Nov 20, 2026");
});

test("a day of a calendar is not moved by a time zone", () => {
	expect(formatsFor({ language: "en", timeZone: "Pacific/Honolulu" }).day("2026-11-20")).toBe("Nov 20");
});

test("countries have a name in each language, and what is no code stays", () => {
	expect(formatsFor({ language: "fr", timeZone: "UTC" }).country("DE")).toBe("Allemagne");
	expect(formatsFor({ language: "fr", timeZone: "UTC" }).country("?")).toBe("?");
});

test("figures are grouped as the language does it", () => {
	expect(formatsFor({ language: "de", timeZone: "UTC" }).number(1312)).toBe("1.312");
	expect(formatsFor({ language: "en", timeZone: "UTC" }).percent(37)).toBe("37%");
});
