import type { Capability } from "#db/schema/people/capabilities.ts";
import type { SettingKey } from "./setting-keys";

export type SettingRight = { capability: Capability; needsProof: boolean };
export type SettingActor = { id: number; capabilities: readonly Capability[]; hasProof: boolean };

const PLAIN: SettingRight = { capability: "settings", needsProof: false };
/** Affiliate pay, refunds and retried charges need the same rights as other actions with money. */
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

export function settingRight(key: SettingKey): SettingRight {
	return RIGHTS[key];
}

/** Null when allowed. A missing capability is reported before a missing proof. */
export function settingRefusal(key: SettingKey, actor: SettingActor): "forbidden" | "proofMissing" | null {
	const { capability, needsProof } = RIGHTS[key];
	if (!actor.capabilities.includes("settings") || !actor.capabilities.includes(capability)) return "forbidden";
	return needsProof && !actor.hasProof ? "proofMissing" : null;
}
