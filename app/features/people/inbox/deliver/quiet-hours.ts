import { addDays, dayOf, instantAt, minuteOfDay } from "#app/shared/calendar-day.ts";

/** Minutes from 0:00 in the zone of their owner; `from` after `until` crosses midnight. */
export type QuietHours = { from: number; until: number };

/** When the quiet hours end that an instant falls into; null outside of them. */
export function endOfQuiet({ from, until }: QuietHours, timeZone: string, now: Date): Date | null {
	const minute = minuteOfDay(now, timeZone);
	const isOverMidnight = from > until;
	const isQuiet = isOverMidnight ? minute >= from || minute < until : minute >= from && minute < until;
	if (!isQuiet) return null;
	const today = dayOf(now, timeZone);
	const end = instantAt(isOverMidnight && minute >= from ? addDays(today, 1) : today, until, timeZone);
	// Where clocks are set back the same minute comes twice.
	return end > now ? end : null;
}
