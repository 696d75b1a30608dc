import type { Formats } from "#app/shared/words/formats.ts";

/** When a suspension ends: with the day that an admin typed, or at an instant. Null: for good. */
export type SuspensionEnd = { lastDay: string | null; endsAt: Date } | null;

export function suspensionEnd({ suspendedUntil, suspendedLastDay }: Dated): SuspensionEnd {
	return suspendedUntil && { lastDay: suspendedLastDay, endsAt: suspendedUntil };
}

/** The last day of a suspension as it is shown. */
export function suspensionEndShown(end: SuspensionEnd, formats: Formats): string | null {
	if (!end) return null;
	return end.lastDay ? formats.wholeDay(end.lastDay) : formats.date(new Date(end.endsAt.getTime() - 1));
}

type Dated = { suspendedUntil: Date | null; suspendedLastDay: string | null };

/** True while somebody is suspended: for good, or until an instant. All instants are UTC. */
export function isSuspended(
	{ suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
	now: Date,
): boolean {
	return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);
}
