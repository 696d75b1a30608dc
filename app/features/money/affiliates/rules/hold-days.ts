import { promisedDays } from "#app/features/money/orders/guarantee.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { DAY_MS } from "#app/shared/durations.ts";

/** The settings that `holdDaysOf` reads. */
export const HOLD_SETTING_KEYS = ["affiliateProgram", "guaranteeDays"] as const;

/** For how many days a commission is pending: those of the program, and never fewer than those in which the money may be asked back. */
export function holdDaysOf(settings: Pick<Settings, (typeof HOLD_SETTING_KEYS)[number]>): number {
	return Math.max(settings.affiliateProgram.holdDays, promisedDays(settings) ?? 0);
}

/** From when a commission of a payment is final: also the last day of the guarantee has passed, which counts to its end (`lastsAt`). */
export function finalFrom(paidAt: Date, settings: Pick<Settings, (typeof HOLD_SETTING_KEYS)[number]>): Date {
	const promised = promisedDays(settings);
	const days = Math.max(settings.affiliateProgram.holdDays, promised === null ? 0 : promised + 1);
	return new Date(paidAt.getTime() + days * DAY_MS);
}
