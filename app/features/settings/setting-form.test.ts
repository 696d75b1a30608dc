import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "./setting-defaults";
import { settingDifference } from "./setting-difference";
import { fromFormValues, pathProblems, toFormValues } from "./setting-form";
import { SETTING_KEYS, type SettingKey } from "./setting-keys";
import { SETTING_SCHEMAS } from "./setting-schemas";

const problemsOf = (key: SettingKey, form: Record<string, string>) => {
	const parsed = SETTING_SCHEMAS[key].safeParse(fromFormValues(key, form));
	return parsed.success ? {} : pathProblems(parsed.error);
};

test.each(SETTING_KEYS)("the form of %s gives back what it was made of", (key) => {
	const value = DEFAULT_SETTINGS[key];
	const form = toFormValues(key, value as never);

	expect(SETTING_SCHEMAS[key].parse(fromFormValues(key, form))).toEqual(value);
});

describe("figures as people type them", () => {
	test.each([
		["1.35", 1.35],
		["1,35", 1.35],
		[" 17.8 ", 17.8],
		["1 000", 1000],
	])("%s is %d", (text, figure) => {
		const form = { ...toFormValues("displayRates", DEFAULT_SETTINGS.displayRates), CAD: text };
		expect(fromFormValues("displayRates", form)).toMatchObject({ CAD: figure });
	});

	test.each(["", "abc", "1.2.3", "1,2,3", "Infinity", "0x10", "1e9", "--1"])("“%s” is none", (text) => {
		const form = { ...toFormValues("displayRates", DEFAULT_SETTINGS.displayRates), CAD: text };
		expect(problemsOf("displayRates", form)).toEqual({ CAD: { key: "errors.number" } });
	});

	test("dollars are kept as cents", () => {
		expect(fromFormValues("displayPrice", { mode: "specified", priceCents: "297.50" })).toEqual({
			mode: "specified",
			priceCents: 29750,
		});
	});
});

describe("what is not allowed", () => {
	test.each([
		["successRate", { mode: "specified", percent: "101" }, { percent: { key: "errors.tooLarge", limit: 100 } }],
		["successRate", { mode: "specified", percent: "-1" }, { percent: { key: "errors.tooSmall", limit: 0 } }],
		["successRate", { mode: "loud", percent: "94" }, { mode: { key: "errors.mode" } }],
		["successRate", { percent: "9.5" }, { mode: { key: "errors.mode" }, percent: { key: "errors.whole" } }],
		["discount", { mode: "specified", percentOff: "100" }, { percentOff: { key: "errors.tooLarge", limit: 90 } }],
		["testimonials", { mode: "specified", limit: "7" }, { limit: { key: "errors.tooLarge", limit: 6 } }],
	] as const)("%s of %o", (key, form, problems) => {
		expect(problemsOf(key, form)).toEqual(problems);
	});

	test("a testimonial that is shown needs a name and words in English", () => {
		const form = { ...toFormValues("testimonial4", DEFAULT_SETTINGS.testimonial4), shown: "on" };
		expect(problemsOf("testimonial4", form)).toEqual({
			name: { key: "errors.nameMissing" },
			"words.en.review": { key: "errors.reviewMissing" },
		});
	});

	test.each(["//evil.example/a.png", "https://evil.example/a.png", "/\\evil.example", "avatar.png"])(
		"%s as a picture",
		(avatar) => {
			const form = { ...toFormValues("testimonial1", DEFAULT_SETTINGS.testimonial1), avatar };
			expect(problemsOf("testimonial1", form)).toEqual({ avatar: { key: "errors.avatar" } });
		},
	);
});

test("a form cannot smuggle in what its setting does not have", () => {
	const form = { mode: "hidden", percent: "94", role: "admin", key: "discount", version: "3" };
	expect(fromFormValues("successRate", form)).toEqual({ mode: "hidden", percent: 94 });
});

test("the history names what differs, value by value", () => {
	const before = { mode: "specified", words: { en: { review: "Good.", tags: ["a"] } } };
	const after = { mode: "hidden", words: { en: { review: "Good.", tags: ["a", "b"] } } };

	expect(settingDifference(before, after)).toEqual([
		{ path: "mode", from: "specified", to: "hidden" },
		{ path: "words.en.tags", from: "a", to: "a, b" },
	]);
	expect(settingDifference(before, before)).toEqual([]);
});
