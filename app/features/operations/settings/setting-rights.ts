import type { Capability } from "#db/schema/people/capabilities.ts";
import type { SettingKey } from "./setting-keys";

export type SettingRight = { capability: Capability; needsProof: boolean };
export type SettingActor = { id: number; capabilities: readonly Capability[]; hasProof: boolean };

const SETTINGS_RIGHT: SettingRight = { capability: "settings", needsProof: false };
/** Affiliate pay, refunds and retried charges need the same rights as other actions with money. */
const MONEY_RIGHT: SettingRight = { capability: "money", needsProof: true };

const RIGHT_OF_SETTING: Record<SettingKey, SettingRight> = {
	successRate: SETTINGS_RIGHT,
	spotsLeft: SETTINGS_RIGHT,
	successStories: SETTINGS_RIGHT,
	guaranteeDays: MONEY_RIGHT,
	enrolledLastDay: SETTINGS_RIGHT,
	successStoriesMultiplier: SETTINGS_RIGHT,
	discount: SETTINGS_RIGHT,
	affiliate: SETTINGS_RIGHT,
	displayPrice: SETTINGS_RIGHT,
	displayRates: SETTINGS_RIGHT,
	membership: MONEY_RIGHT,
	guaranteeScope: MONEY_RIGHT,
	glossaryApproval: SETTINGS_RIGHT,
	courseApproval: SETTINGS_RIGHT,
	operator: SETTINGS_RIGHT,
	adminSecurity: { capability: "settings", needsProof: true },
	setupList: SETTINGS_RIGHT,
	affiliateProgram: MONEY_RIGHT,
	testimonials: SETTINGS_RIGHT,
	forumNew: SETTINGS_RIGHT,
	forumMember: SETTINGS_RIGHT,
	forumRegular: SETTINGS_RIGHT,
	forumTrusted: SETTINGS_RIGHT,
	forumLists: SETTINGS_RIGHT,
	forumHolds: SETTINGS_RIGHT,
};

export function settingRight(key: SettingKey): SettingRight {
	return RIGHT_OF_SETTING[key];
}

/** Null when allowed. A missing capability is reported before a missing proof. */
export function settingRefusal(key: SettingKey, actor: SettingActor): "forbidden" | "proofMissing" | null {
	const { capability, needsProof } = RIGHT_OF_SETTING[key];
	if (!actor.capabilities.includes("settings") || !actor.capabilities.includes(capability)) return "forbidden";
	return needsProof && !actor.hasProof ? "proofMissing" : null;
}
