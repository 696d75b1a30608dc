import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { DESK_KEYS, SETTING_KEYS, type SettingKey } from "#app/features/operations/settings/setting-keys.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { type Measurements, NOTHING_MEASURED } from "../measurements";
import { visibleSetting } from "./setting-text";

const BUSY: Measurements = {
	...NOTHING_MEASURED,
	totalUsers: 81,
	activeEnrollments: 99,
	enrolledLastDay: 5,
	completedEnrollments: 12,
	enrollments: 130,
	featuredEnrollments: 75,
};
type Given = { measured?: Measurements; isForSale?: boolean; language?: Language; settings?: Partial<Settings> };

function told(key: SettingKey, { measured = BUSY, isForSale = true, language = "en", settings = {} }: Given = {}) {
	const words = { t: getFixedT(language, "settings"), language, formats: formatsFor({ language, timeZone: "UTC" }) };
	return visibleSetting(key, { ...DEFAULT_SETTINGS, ...settings }, { measured, isForSale, testimonials: 3 }, words);
}
const lastDay = (mode: Settings["enrolledLastDay"]["mode"]) => ({
	enrolledLastDay: { ...DEFAULT_SETTINGS.enrolledLastDay, mode },
});
const stories = (mode: Settings["enrolledLastDay"]["mode"]) => ({
	successStoriesMultiplier: { ...DEFAULT_SETTINGS.successStoriesMultiplier, mode },
});

describe("an admin is told what visitors see beside the featured course, and whether formula or fallback decides", () => {
	test.each<[string, Partial<Measurements>, string | null, RegExp]>([
		["formula", { featuredEnrollments: 600 }, "594 enrolled in the last 24 hours", /^The formula: 6 × 99 .* 600 /],
		["more than ever", {}, "23 enrolled in the last 24 hours", /^The fallback: .* 594, .* only 75 /],
		["both", { featuredEnrollments: 9 }, null, /^Neither: .* 594 .* 23, .* only 9 /],
		[
			"nothing to multiply",
			{ activeEnrollments: 0 },
			"23 enrolled in the last 24 hours",
			/^The fallback: there are no/,
		],
		["a new course", { activeEnrollments: 0, featuredEnrollments: 0 }, null, /^Nothing: .* 23 is more than the 0 /],
		["no course", { featuredEnrollments: null }, null, /^No course is published/],
	])("learners of a day: %s", (_, measured, text, why) => {
		expect(told("enrolledLastDay", { measured: { ...BUSY, ...measured } })).toEqual({
			text,
			why: expect.stringMatching(why),
		});
	});

	test("success stories: the formula gives way to the number that the page claims already", () => {
		expect(told("successStoriesMultiplier")).toEqual({
			text: "2,847 success stories",
			why: "The fallback: the formula gives 38,475, but the same page speaks of 2,847 success stories.",
		});
		const alone = told("successStoriesMultiplier", { settings: { successStories: { mode: "hidden", count: 2847 } } });
		expect(alone).toEqual({
			text: "38,475 success stories",
			why: expect.stringMatching(/^The formula: 475 × 81 users/),
		});
		const nobody = told("successStoriesMultiplier", { measured: { ...BUSY, totalUsers: 0 } });
		expect(nobody).toEqual({
			text: "2,847 success stories",
			why: expect.stringMatching(/^The fallback: there are no/),
		});
	});

	test("what is measured is told without a formula, and gives way to nothing that was not measured", () => {
		expect(told("enrolledLastDay", { settings: lastDay("measured") })).toEqual({
			text: "5 enrolled in the last 24 hours",
			why: null,
		});
		const few = { ...BUSY, featuredEnrollments: 2 };
		expect(told("enrolledLastDay", { settings: lastDay("measured"), measured: few })).toEqual({
			text: null,
			why: expect.stringMatching(/^Measured are 5 .* the 2 /),
		});
		expect(told("successStoriesMultiplier", { settings: stories("measured") })).toEqual({
			text: "2,847 success stories",
			why: expect.stringMatching(/^Measured are 12, /),
		});
		const none = { ...NOTHING_MEASURED, featuredEnrollments: 3 };
		for (const settings of [lastDay("measured"), stories("measured")]) {
			const key = Object.keys(settings)[0] as "enrolledLastDay";
			expect(told(key, { settings, measured: none })).toEqual({
				text: null,
				why: expect.stringMatching(/^Nothing is/),
			});
		}
	});

	test("what is hidden needs no reason", () => {
		expect(told("enrolledLastDay", { settings: lastDay("hidden") })).toEqual({ text: null, why: null });
	});
});

test("a discount of what cannot be bought is told as what visitors see of it: nothing", () => {
	expect(told("discount").text).toContain("50% OFF");
	expect(told("discount", { isForSale: false })).toEqual({ text: null, why: expect.stringMatching(/^Nothing can be/) });
});

test("a measured claim without records says so", () => {
	const settings: Partial<Settings> = { spotsLeft: { mode: "measured", count: 47 } };
	expect(told("spotsLeft", { settings })).toEqual({ text: null, why: "Nothing is recorded yet to measure it by." });
});

test.each(LANGUAGE_CODES)("no reason names a figure that is not there, in %s", (language) => {
	for (const measured of [BUSY, NOTHING_MEASURED, { ...BUSY, featuredEnrollments: 9 }]) {
		for (const key of SETTING_KEYS) expect(told(key, { measured, language }).why ?? "").not.toMatch(/\{\{|why\.| {2}/);
	}
});

describe("of what visitors never see an admin is told what is in force", () => {
	test.each<[SettingKey, Partial<Settings>, string]>([
		["adminSecurity", { adminSecurity: { secondFactor: true } }, "Every admin needs a second factor."],
		["adminSecurity", { adminSecurity: { secondFactor: false } }, "A second factor is up to each admin."],
		["glossaryApproval", { glossaryApproval: { secondPerson: true } }, "published by a second person"],
		["glossaryApproval", { glossaryApproval: { secondPerson: false } }, "may publish it"],
		["courseApproval", { courseApproval: { byAdmin: true } }, "published by an admin"],
		["courseApproval", { courseApproval: { byAdmin: false } }, "publish themselves"],
		["membership", {}, "Days of grace: 14, Retries: 3, Days between tries: 3"],
	])("%s: %j", (key, settings, text) => {
		expect(told(key, { settings })).toEqual({ text: expect.stringContaining(text), why: null });
	});

	test("in every language, and never that it is nothing", () => {
		for (const language of LANGUAGE_CODES)
			for (const key of DESK_KEYS) expect(told(key, { language }).text).toBeTruthy();
	});
});
