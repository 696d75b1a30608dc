import { expect, test } from "vitest";
import { dayFilter, periodOf } from "./period";

const at = { timeZone: "Europe/Berlin", now: new Date("2026-11-30T12:00:00Z") };

test("days are those of the reader's time zone, the last one included", () => {
	expect(periodOf({ within: null, from: "2026-11-01", to: "2026-11-01" }, at)).toEqual({
		since: new Date("2026-10-31T23:00:00Z"),
		until: new Date("2026-11-01T23:00:00Z"),
	});
});

test("of a first day and the last week the later start counts", () => {
	const week = new Date("2026-11-23T12:00:00Z");
	expect(periodOf({ within: "week", from: "2026-11-01", to: null }, at)).toEqual({ since: week });
	expect(periodOf({ within: null, from: null, to: null }, at)).toEqual({});
});

test("a day that does not exist narrows nothing", () => {
	expect(dayFilter.read(["2026-02-30"])).toBeNull();
	expect(dayFilter.read(["2026-02-28"])).toBe("2026-02-28");
});
