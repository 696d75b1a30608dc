import { describe, expect, test } from "vitest";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { settingForm } from "./page/schemas";
import { DEFAULT_SETTINGS } from "./setting-defaults";
import { fieldName, toFormValues } from "./setting-form";
import { SETTING_KEYS, type SettingKey } from "./setting-keys";

function posted(key: SettingKey, typed: Record<string, string> = {}) {
	const shown = toFormValues(key, DEFAULT_SETTINGS[key]);
	const own = Object.fromEntries(Object.entries(typed).map(([path, text]) => [fieldName(path), text]));
	const form = new FormData();
	const fields = { intent: "save", key, version: "0", ...shown, ...own };
	for (const [name, text] of Object.entries(fields)) form.append(name, text);
	return parseForm(form, settingForm(key), { isCoerced: false });
}

function readAs(key: SettingKey, typed: Record<string, string> = {}): unknown {
	const submission = posted(key, typed);
	return submission.status === "success" ? submission.value.value : submission.reply().error;
}

const problemsOf = (key: SettingKey, typed: Record<string, string>) => {
	const { errors } = readReply(posted(key, typed).reply());
	return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name.replace(/^value\./, ""), message]));
};

test.each(SETTING_KEYS)("the form of %s gives back what it was made of", (key) => {
	expect(readAs(key)).toEqual(DEFAULT_SETTINGS[key]);
});

describe("figures as people type them", () => {
	test.each([
		["1.35", 1.35],
		["1,35", 1.35],
		[" 17.8 ", 17.8],
		["1 000", 1000],
	])("%s is %d", (text, figure) => {
		expect(readAs("displayRates", { CAD: text })).toMatchObject({ CAD: figure });
	});

	test.each(["", "abc", "1.2.3", "1,2,3", "Infinity", "0x10", "1e9", "--1"])("“%s” is none", (text) => {
		expect(problemsOf("displayRates", { CAD: text })).toEqual({ CAD: { key: "errors.number" } });
	});

	test("dollars are kept as cents", () => {
		expect(readAs("displayPrice", { priceCents: "297.50" })).toEqual({ mode: "specified", priceCents: 29750 });
	});
});

const limited = (key: string, limit: number) => ({ key, values: { limit } });

describe("what is not allowed", () => {
	test.each([
		["successRate", { percent: "101" }, { percent: limited("errors.tooLarge", 100) }],
		["successRate", { percent: "-1" }, { percent: limited("errors.tooSmall", 0) }],
		["successRate", { mode: "loud" }, { mode: { key: "errors.mode" } }],
		["successRate", { mode: "", percent: "9.5" }, { mode: { key: "errors.mode" }, percent: { key: "errors.whole" } }],
		["discount", { percentOff: "100" }, { percentOff: limited("errors.tooLarge", 90) }],
		["testimonials", { limit: "7" }, { limit: limited("errors.tooLarge", 6) }],
	] as const)("%s of %o", (key, form, problems) => {
		expect(problemsOf(key, form)).toEqual(problems);
	});

	test("a form cannot smuggle in what its setting does not have", () => {
		expect(problemsOf("successRate", { role: "admin" })).toEqual({ value: { key: "errors.fieldUnknown" } });
		expect(problemsOf("successRate", { "percent.more": "1" })).not.toEqual({});
	});

	test("what was typed comes back with it", () => {
		const { values } = readReply(posted("successRate", { percent: "many" }).reply());
		expect(values).toMatchObject({ "value.percent": "many", "value.mode": "specified" });
	});
});
