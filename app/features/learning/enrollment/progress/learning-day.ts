import { addDays, dayOf } from "#app/shared/calendar-day.ts";

/** The learner's calendar day as `YYYY-MM-DD`. An unknown time zone counts as UTC. */
export function learningDay(instant: Date, timeZone: string): string {
	return dayOf(instant, timeZone);
}

export function daysBefore(day: string, count: number): string {
	return addDays(day, -count);
}

/** ISO 8601: weeks begin on Monday. */
export function weekStart(day: string): string {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return daysBefore(day, (weekday + 6) % 7);
}
