import type { SettingKey } from "./setting-keys";

/** Money is typed in dollars and stored in cents; `lines` are entries of a list, one a line. */
export type FieldKind = "mode" | "whole" | "decimal" | "money" | "text" | "lines" | "flag";

export type SettingField = {
	/** Such as "mode" or "percent". */
	path: string;
	kind: FieldKind;
	/** Key under `fields` in `locales/<language>/operations/settings.json`. */
	label: string;
	unit?: "%" | "$" | "×";
};

const mode: SettingField = { path: "mode", kind: "mode", label: "mode" };
const field = (path: string, kind: FieldKind, more: Partial<SettingField> = {}): SettingField => ({
	path,
	kind,
	label: path.split(".").at(-1) ?? path,
	...more,
});

const FORUM_LEVEL = ["postsPerHour", "postsPerDay", "topicsPerDay", "editsPerDay", "links", "pictures", "mentions"].map(
	(path) => field(path, "whole"),
);

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
	setupList: [field("shown", "flag", { label: "setupShown" })],
	affiliateProgram: [
		field("ratePercent", "whole", { unit: "%" }),
		field("months", "whole"),
		field("cookieDays", "whole"),
		field("holdDays", "whole"),
		field("minimumCents", "money", { unit: "$", label: "minimum" }),
	],
	testimonials: [mode, field("limit", "whole")],
	forumNew: FORUM_LEVEL,
	forumMember: FORUM_LEVEL,
	forumRegular: FORUM_LEVEL,
	forumTrusted: FORUM_LEVEL,
	forumLists: ["blockedWords", "blockedHosts", "watchedWords"].map((path) => field(path, "lines")),
	forumHolds: ["firstLinks", "editedLinkDays"].map((path) => field(path, "whole")),
};

export const SETTING_GROUPS = {
	landing: ["successRate", "successStories", "guaranteeDays", "spotsLeft"],
	featured: ["enrolledLastDay", "successStoriesMultiplier", "discount"],
	testimonials: ["testimonials"],
	affiliate: ["affiliate", "affiliateProgram"],
	money: ["displayPrice", "displayRates", "membership", "guaranteeScope"],
	library: ["glossaryApproval", "courseApproval"],
	forum: ["forumNew", "forumMember", "forumRegular", "forumTrusted", "forumLists", "forumHolds"],
	school: ["operator", "adminSecurity", "setupList"],
} as const satisfies Record<string, readonly SettingKey[]>;

export type SettingGroup = keyof typeof SETTING_GROUPS;
export const GROUP_NAMES = Object.keys(SETTING_GROUPS) as SettingGroup[];
