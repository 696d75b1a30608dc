import { dateFormat } from "../../../shared/words/intl.ts";

/**
 * The day of an instant in the learner's own calendar, as `YYYY-MM-DD`.
 * `timeZone` is an IANA name; one that the runtime does not know counts as UTC.
 */
export function learningDay(instant: Date, timeZone: string): string {
	return formatter(timeZone).format(instant);
}

/** The day `count` days earlier (later when negative). Days are calendar days: no time zone, no summer time. */
export function daysBefore(day: string, count: number): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - count);
	return date.toISOString().slice(0, 10);
}

/** The Monday of the week of a day. ISO 8601: weeks begin on Monday. */
export function weekStart(day: string): string {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return daysBefore(day, (weekday + 6) % 7);
}

// en-CA writes dates as YYYY-MM-DD.
function formatter(timeZone: string): Intl.DateTimeFormat {
	const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
	try {
		return dateFormat("en-CA", { ...parts, timeZone });
	} catch {
		return dateFormat("en-CA", { ...parts, timeZone: "UTC" });
	}
}
