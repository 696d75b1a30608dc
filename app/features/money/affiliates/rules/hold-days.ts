import { guaranteeDaysToPromise } from "#app/features/money/orders/guarantee.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { DAY_MS } from "#app/shared/durations.ts";

export const HOLD_SETTING_KEYS = ["affiliateProgram", "guaranteeDays"] as const;

/** How many days a commission is pending: the program's setting, but at least the guarantee. */
export function holdDaysOf(settings: Pick<Settings, (typeof HOLD_SETTING_KEYS)[number]>): number {
	return Math.max(settings.affiliateProgram.holdDays, guaranteeDaysToPromise(settings) ?? 0);
}

/** When a commission becomes final. The last day of the guarantee must have passed whole (`isGuaranteeOpen`). */
export function finalFrom(paidAt: Date, settings: Pick<Settings, (typeof HOLD_SETTING_KEYS)[number]>): Date {
	const promised = guaranteeDaysToPromise(settings);
	const days = Math.max(settings.affiliateProgram.holdDays, promised === null ? 0 : promised + 1);
	return new Date(paidAt.getTime() + days * DAY_MS);
}
