import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { DAY_MS } from "#app/shared/durations.ts";

/** For how many days the guarantee holds that is promised with a payment of now; null where none is promised. */
export function promisedDays({ guaranteeDays: { mode, days } }: Pick<Settings, "guaranteeDays">): number | null {
	return mode === "specified" ? days : null;
}

/** Until when the guarantee that was promised with an order covers it; null where none was. */
export function guaranteeUntil({ guaranteeDays }: { guaranteeDays: number | null }, paidAt: Date): Date | null {
	return guaranteeDays === null ? null : new Date(paidAt.getTime() + guaranteeDays * DAY_MS);
}

/** Whether what is printed as lasting until a date still lasts: the whole of that day counts, wherever its reader is. */
export function lastsAt(until: Date, now: Date): boolean {
	return now.getTime() < until.getTime() + DAY_MS;
}
