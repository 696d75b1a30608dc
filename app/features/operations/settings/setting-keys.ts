/** The names of all settings. Apart from their schemas, which browsers can do without. */
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
	"operator",
	"adminSecurity",
	"affiliateProgram",
	"testimonials",
	"testimonial1",
	"testimonial2",
	"testimonial3",
	"testimonial4",
	"testimonial5",
	"testimonial6",
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

export const TESTIMONIAL_KEYS = [
	"testimonial1",
	"testimonial2",
	"testimonial3",
	"testimonial4",
	"testimonial5",
	"testimonial6",
] as const satisfies SettingKey[];

/** What is the desk's alone: how terms are approved, how admins sign in, how a failed card is tried again. Visitors see nothing of it. */
export const DESK_KEYS = ["membership", "glossaryApproval", "adminSecurity"] as const satisfies SettingKey[];
export type DeskKey = (typeof DESK_KEYS)[number];

/** True for a setting that visitors see nothing of. */
export function isOfDesk(key: SettingKey): key is DeskKey {
	return (DESK_KEYS as readonly SettingKey[]).includes(key);
}

/** True for the name of a setting. */
export function isSettingKey(key: unknown): key is SettingKey {
	return (SETTING_KEYS as readonly unknown[]).includes(key);
}
