import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { SettingKey } from "./setting-keys";

/** Money is typed in dollars and stored in cents; tags are separated by commas. */
export type FieldKind = "mode" | "whole" | "decimal" | "money" | "text" | "longText" | "tags" | "date" | "flag";

export type SettingField = {
	/** Such as "mode" or "words.en.review". */
	path: string;
	kind: FieldKind;
	/** Key under `fields` in `locales/<language>/operations/settings.json`. */
	label: string;
	unit?: "%" | "$" | "×";
	language?: Language;
};

const mode: SettingField = { path: "mode", kind: "mode", label: "mode" };
const field = (path: string, kind: FieldKind, more: Partial<SettingField> = {}): SettingField => ({
	path,
	kind,
	label: path.split(".").at(-1) ?? path,
	...more,
});

const TESTIMONIAL_FIELDS: SettingField[] = [
	field("shown", "flag"),
	field("name", "text"),
	field("company", "text"),
	field("avatar", "text"),
	field("rating", "whole"),
	field("date", "date"),
	field("verified", "flag"),
	field("results.propertiesAcquired", "whole"),
	field("results.monthsToSuccess", "whole"),
	field("results.roiPercentage", "whole", { unit: "%" }),
	field("results.portfolioValueCents", "money", { unit: "$", label: "portfolioValue" }),
	...LANGUAGE_CODES.flatMap((language) => [
		field(`words.${language}.title`, "text", { language }),
		field(`words.${language}.location`, "text", { language }),
		field(`words.${language}.review`, "longText", { language }),
		field(`words.${language}.tags`, "tags", { language }),
	]),
];

export const SETTING_FIELDS: Record<SettingKey, SettingField[]> = {
	successRate: [mode, field("percent", "whole", { unit: "%" })],
	spotsLeft: [mode, field("count", "whole")],
	successStories: [mode, field("count", "whole")],
	guaranteeDays: [mode, field("days", "whole")],
	enrolledLastDay: [mode, field("factor", "decimal", { unit: "×" }), field("fallback", "whole")],
	successStoriesMultiplier: [mode, field("factor", "decimal", { unit: "×" }), field("fallback", "whole")],
	discount: [mode, field("percentOff", "whole", { unit: "%" })],
	affiliate: [mode, field("percent", "whole", { unit: "%" }), field("isLaunchSpecial", "flag")],
	displayPrice: [mode, field("priceCents", "money", { unit: "$", label: "price" })],
	displayRates: ["CAD", "GBP", "EUR", "AUD", "MXN", "BRL"].map((currency) =>
		field(currency, "decimal", { label: "rate" }),
	),
	membership: ["graceDays", "retries", "retryEveryDays", "remindDays"].map((path) => field(path, "whole")),
	guaranteeScope: [field("everyPayment", "flag")],
	glossaryApproval: [field("secondPerson", "flag")],
	courseApproval: [field("byAdmin", "flag")],
	operator: [field("name", "text", { label: "operatorName" }), field("address", "text"), field("contactEmail", "text")],
	adminSecurity: [field("secondFactor", "flag")],
	affiliateProgram: [
		field("ratePercent", "whole", { unit: "%" }),
		field("months", "whole"),
		field("cookieDays", "whole"),
		field("holdDays", "whole"),
		field("minimumCents", "money", { unit: "$", label: "minimum" }),
	],
	testimonials: [mode, field("limit", "whole")],
	testimonial1: TESTIMONIAL_FIELDS,
	testimonial2: TESTIMONIAL_FIELDS,
	testimonial3: TESTIMONIAL_FIELDS,
	testimonial4: TESTIMONIAL_FIELDS,
	testimonial5: TESTIMONIAL_FIELDS,
	testimonial6: TESTIMONIAL_FIELDS,
};

export const SETTING_GROUPS = {
	landing: ["successRate", "successStories", "guaranteeDays", "spotsLeft"],
	featured: ["enrolledLastDay", "successStoriesMultiplier", "discount"],
	testimonials: [
		"testimonials",
		"testimonial1",
		"testimonial2",
		"testimonial3",
		"testimonial4",
		"testimonial5",
		"testimonial6",
	],
	affiliate: ["affiliate", "affiliateProgram"],
	money: ["displayPrice", "displayRates", "membership", "guaranteeScope"],
	library: ["glossaryApproval", "courseApproval"],
	school: ["operator", "adminSecurity"],
} as const satisfies Record<string, readonly SettingKey[]>;

export type SettingGroup = keyof typeof SETTING_GROUPS;
export const GROUP_NAMES = Object.keys(SETTING_GROUPS) as SettingGroup[];
