import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { DAY_MS } from "#app/shared/durations.ts";

/** The guarantee's days for a payment made now; null when none is promised. */
export function guaranteeDaysToPromise({
	guaranteeDays: { mode, days },
}: Pick<Settings, "guaranteeDays">): number | null {
	return mode === "specified" ? days : null;
}

/** The end of the guarantee promised with an order; null when none was. */
export function guaranteeUntil({ guaranteeDays }: { guaranteeDays: number | null }, paidAt: Date): Date | null {
	return guaranteeDays === null ? null : new Date(paidAt.getTime() + guaranteeDays * DAY_MS);
}

/** The printed last day counts whole, in every time zone. */
export function isGuaranteeOpen(until: Date, now: Date): boolean {
	return now.getTime() < until.getTime() + DAY_MS;
}
