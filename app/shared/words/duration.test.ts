import { describe, expect, test } from "vitest";
import { duration } from "./duration";

const read = (text: string) => text.replaceAll("\u00a0", "_");

describe("a duration", () => {
	test.each([
		["en", "90_min", "1_hr_31_min", "2_hr"],
		["ru", "90_мин", "1_ч_31_мин", "2_ч"],
		["fr", "90_min", "1_h_31_min", "2_h"],
		["es", "90_min", "1_h_31_min", "2_h"],
		["de", "90_Min.", "1_Std._31_Min.", "2_Std."],
		["zh", "90_分钟", "1_小时_31_分钟", "2_小时"],
	])("is said in hours beyond 90 minutes, in %s", (language, minutes, both, hours) => {
		expect([90, 91, 120].map((value) => read(duration(value, language)))).toEqual([minutes, both, hours]);
	});

	test.each([
		["en", "7_hours 23_minutes"],
		["ru", "7_часов 23_минуты"],
		["fr", "7_heures 23_minutes"],
		["es", "7_horas 23_minutos"],
		["de", "7_Stunden 23_Minuten"],
		["zh", "7_小时_23_分钟"],
	])("is written out where there is room, in %s", (language, both) => {
		expect(read(duration(443, language, { isLong: true }))).toBe(both);
	});

	test("of a fraction is rounded, of nothing is 0 minutes", () => {
		expect([0, 1, 119.6].map((value) => read(duration(value, "en")))).toEqual(["0_min", "1_min", "2_hr"]);
	});

	test("of more than a thousand hours has the separators of its language", () => {
		expect(read(duration(100_000, "de"))).toBe("1.666_Std._40_Min.");
	});
});
