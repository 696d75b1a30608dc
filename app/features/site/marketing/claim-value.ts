import { shownDiscount } from "#app/features/money/prices/price-settings.ts";
import type { ClaimMode } from "#app/features/operations/settings/claim-mode.ts";
import type { SettingKey } from "#app/features/operations/settings/setting-keys.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { type Measurements, measuredRate } from "./measurements";

/** "At least" means a plus sign after the figure. */
export type ClaimValues = {
	successRate: { percent: number };
	spotsLeft: { count: number };
	successStories: { count: number; isAtLeast: boolean };
	guaranteeDays: { days: number };
	enrolledLastDay: { count: number };
	successStoriesMultiplier: { count: number };
	discount: { percentOff: number };
	affiliate: { percent: number; isLaunchSpecial: boolean };
	displayPrice: { priceCents: number; currency: "USD" };
};

export type ClaimKey = keyof ClaimValues & SettingKey;
type Rule<K extends ClaimKey> = (setting: Settings[K], measured: Measurements) => ClaimValues[K] | null;
type Rules = { [K in ClaimKey]: Record<Exclude<ClaimMode, "hidden">, Rule<K>> };

/** Public value of a claim. Null when hidden, or measured without records. */
export function claimValue<K extends ClaimKey>(
	key: K,
	setting: Settings[K],
	measured: Measurements,
): ClaimValues[K] | null {
	const mode = setting.mode as ClaimMode;
	return mode === "hidden" ? null : (RULE_OF_CLAIM[key] as Rules[K])[mode](setting, measured);
}

const RULE_OF_CLAIM: Rules = {
	successRate: {
		specified: ({ percent }) => ({ percent }),
		measured: (_, measured) => (measured.enrollments > 0 ? { percent: measuredRate(measured) } : null),
	},
	spotsLeft: {
		specified: ({ count }) => ({ count }),
		measured: () => null,
	},
	successStories: {
		specified: ({ count }) => ({ count, isAtLeast: true }),
		measured: (_, { completedEnrollments: count }) => (count > 0 ? { count, isAtLeast: false } : null),
	},
	guaranteeDays: {
		specified: ({ days }) => ({ days }),
		measured: (_, { refundDays: days }) => (days === null ? null : { days }),
	},
	enrolledLastDay: {
		specified: ({ factor, fallback }, { activeEnrollments }) => multiplied(activeEnrollments, factor, fallback),
		measured: (_, { enrolledLastDay: count }) => (count > 0 ? { count } : null),
	},
	successStoriesMultiplier: {
		specified: ({ factor, fallback }, { totalUsers }) => multiplied(totalUsers, factor, fallback),
		measured: (_, { completedEnrollments: count }) => (count > 0 ? { count } : null),
	},
	discount: {
		specified: discountOf,
		measured: discountOf,
	},
	affiliate: {
		specified: ({ percent, isLaunchSpecial }) => ({ percent, isLaunchSpecial }),
		measured: (_, { affiliatePercent: percent }) => (percent === null ? null : { percent, isLaunchSpecial: false }),
	},
	displayPrice: {
		specified: ({ priceCents }) => ({ priceCents, currency: "USD" }),
		measured: (_, { highestPriceCents: priceCents }) => (priceCents === null ? null : { priceCents, currency: "USD" }),
	},
};

function discountOf(setting: Settings["discount"]): ClaimValues["discount"] | null {
	const percentOff = shownDiscount(setting);
	return percentOff === null ? null : { percentOff };
}

function multiplied(count: number, factor: number, fallback: number): { count: number } {
	return { count: count > 0 ? Math.round(count * factor) : fallback };
}

export const CLAIM_KEYS = Object.keys(RULE_OF_CLAIM) as ClaimKey[];
export type ShownClaims = { [K in ClaimKey]: ClaimValues[K] | null };

export function shownClaims(settings: Settings, measured: Measurements): ShownClaims {
	return Object.fromEntries(CLAIM_KEYS.map((key) => [key, claimValue(key, settings[key], measured)])) as ShownClaims;
}
