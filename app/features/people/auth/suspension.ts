import type { Formats } from "#app/shared/words/formats.ts";

/** By the day an admin entered, or at an instant. Null means permanent. */
export type SuspensionEnd = { lastDay: string | null; endsAt: Date } | null;

export function suspensionEnd({ suspendedUntil, suspendedLastDay }: SuspensionDates): SuspensionEnd {
	return suspendedUntil && { lastDay: suspendedLastDay, endsAt: suspendedUntil };
}

export function formatSuspensionEnd(end: SuspensionEnd, formats: Formats): string | null {
	if (!end) return null;
	return end.lastDay ? formats.wholeDay(end.lastDay) : formats.date(new Date(end.endsAt.getTime() - 1));
}

type SuspensionDates = { suspendedUntil: Date | null; suspendedLastDay: string | null };

export function isSuspended(
	{ suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
	now: Date,
): boolean {
	return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);
}
