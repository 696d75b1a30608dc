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
	expect(dateTime(instant)).toBe("20 нояб. 2026, 23:30\u00a0UTC");
});

test("an English time does not break before its AM or PM", () => {
	const { dateTime, time, timeOrDay } = formatsFor({ language: "en", timeZone: "UTC" });
	expect(dateTime(instant)).toBe("Nov 20, 2026, 11:30\u00a0PM\u00a0UTC");
	expect([time(instant), timeOrDay(instant, instant)]).toEqual(["11:30\u00a0PM\u00a0UTC", "11:30\u00a0PM\u00a0UTC"]);
});

test("a day within half a year is written without its year", () => {
	const { dayOrDate } = formatsFor({ language: "en", timeZone: "UTC" });
	const at = (day: string) => dayOrDate(instant, new Date(day));
	expect([at("2026-11-28"), at("2027-02-01"), at("2027-11-28")]).toEqual(["Nov 20", "Nov 20", "Nov 20, 2026"]);
});

test("a time zone that nobody knows counts as UTC", () => {
	expect(formatsFor({ language: "en", timeZone: "Nowhere/Land" }).date(instant)).toBe("Nov 20, 2026");
});

test.each(["Pacific/Honolulu", "Pacific/Kiritimati"])(
	"a day of a calendar is not moved by a time zone: %s",
	(timeZone) => {
		const { day, longDay, wholeDay } = formatsFor({ language: "en", timeZone });
		expect([day, longDay, wholeDay].map((write) => write("2026-11-20"))).toEqual([
			"Nov 20",
			"November 20, 2026",
			"Nov 20, 2026",
		]);
	},
);

test.each([
	["en", "America/New_York", "Nov 20, 2026, 6:30\u00a0PM\u00a0EST"],
	["de", "Europe/Berlin", "21.11.2026, 00:30\u00a0MEZ"],
	["ru", "Asia/Kolkata", "21 нояб. 2026, 05:00\u00a0GMT+5:30"],
	["zh", "Asia/Shanghai", "2026年11月21日 07:30\u00a0GMT+8"],
] as const)("a time carries its zone: %s in %s", (language, timeZone, written) => {
	expect(formatsFor({ language, timeZone }).dateTime(instant)).toBe(written);
});

test("countries have a name in each language, and what is no code stays", () => {
	expect(formatsFor({ language: "fr", timeZone: "UTC" }).country("DE")).toBe("Allemagne");
	expect(formatsFor({ language: "fr", timeZone: "UTC" }).country("?")).toBe("?");
});

test("figures are grouped as the language does it", () => {
	expect(formatsFor({ language: "de", timeZone: "UTC" }).number(1312)).toBe("1.312");
	expect(formatsFor({ language: "en", timeZone: "UTC" }).percent(37)).toBe("37%");
});
