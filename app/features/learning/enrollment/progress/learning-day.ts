import { addDays, dayOf } from "#app/shared/calendar-day.ts";

/**
 * The day of an instant in the learner's own calendar, as `YYYY-MM-DD`.
 * `timeZone` is an IANA name; one that the runtime does not know counts as UTC.
 */
export function learningDay(instant: Date, timeZone: string): string {
	return dayOf(instant, timeZone);
}

/** The day `count` days earlier (later when negative). Days are calendar days: no time zone, no summer time. */
export function daysBefore(day: string, count: number): string {
	return addDays(day, -count);
}

/** The Monday of the week of a day. ISO 8601: weeks begin on Monday. */
export function weekStart(day: string): string {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return daysBefore(day, (weekday + 6) % 7);
}
