/** Separate from the schemas, which browsers do not need. */
export const SETTING_KEYS = [
	"successRate",
	"spotsLeft",
	"successStories",
	"guaranteeDays",
	"enrolledLastDay",
	"successStoriesMultiplier",
	"discount",
	"affiliate",
	"displayPrice",
	"displayRates",
	"membership",
	"guaranteeScope",
	"glossaryApproval",
	"courseApproval",
	"operator",
	"adminSecurity",
	"setupList",
	"affiliateProgram",
	"testimonials",
	"forumNew",
	"forumMember",
	"forumRegular",
	"forumTrusted",
	"forumLists",
	"forumHolds",
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

/** Settings that visitors never see. */
export const DESK_KEYS = [
	"membership",
	"glossaryApproval",
	"courseApproval",
	"adminSecurity",
	"setupList",
	"forumNew",
	"forumMember",
	"forumRegular",
	"forumTrusted",
	"forumLists",
	"forumHolds",
] as const satisfies SettingKey[];
export type DeskKey = (typeof DESK_KEYS)[number];

export function isDeskSetting(key: SettingKey): key is DeskKey {
	return (DESK_KEYS as readonly SettingKey[]).includes(key);
}

export function isSettingKey(key: unknown): key is SettingKey {
	return (SETTING_KEYS as readonly unknown[]).includes(key);
}
