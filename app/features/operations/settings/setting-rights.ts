import type { Capability } from "#db/schema/people/capabilities.ts";
import type { SettingKey } from "./setting-keys";

/** What an admin needs for changing a setting, or for taking a change back. */
export type SettingRight = { capability: Capability; needsProof: boolean };
/** An admin as settings see them. */
export type SettingActor = { id: number; capabilities: readonly Capability[]; hasProof: boolean };

const PLAIN: SettingRight = { capability: "settings", needsProof: false };
/** What affiliates are paid, what buyers get back and when a card is charged again: deeds of money like any other. */
const MONEY: SettingRight = { capability: "money", needsProof: true };

const RIGHTS: Record<SettingKey, SettingRight> = {
	successRate: PLAIN,
	spotsLeft: PLAIN,
	successStories: PLAIN,
	guaranteeDays: MONEY,
	enrolledLastDay: PLAIN,
	successStoriesMultiplier: PLAIN,
	discount: PLAIN,
	affiliate: PLAIN,
	displayPrice: PLAIN,
	displayRates: PLAIN,
	membership: MONEY,
	guaranteeScope: MONEY,
	glossaryApproval: PLAIN,
	operator: PLAIN,
	adminSecurity: { capability: "settings", needsProof: true },
	affiliateProgram: MONEY,
	testimonials: PLAIN,
	testimonial1: PLAIN,
	testimonial2: PLAIN,
	testimonial3: PLAIN,
	testimonial4: PLAIN,
	testimonial5: PLAIN,
	testimonial6: PLAIN,
};

/** The right that a setting asks for. */
export function settingRight(key: SettingKey): SettingRight {
	return RIGHTS[key];
}

/** Why this admin may not change a setting now; null when they may. A missing capability is named before a missing proof. */
export function settingRefusal(key: SettingKey, actor: SettingActor): "forbidden" | "proofMissing" | null {
	const { capability, needsProof } = RIGHTS[key];
	if (!actor.capabilities.includes("settings") || !actor.capabilities.includes(capability)) return "forbidden";
	return needsProof && !actor.hasProof ? "proofMissing" : null;
}
