import { addDays, dayOf, instantOf, weekdayOf } from "#app/shared/calendar-day.ts";

export type ReminderTimes = { weekdays: readonly number[]; hour: number };

/** Null when no day is chosen. An hour skipped by summer time becomes the next. */
export function nextReminder({ weekdays, hour }: ReminderTimes, timeZone: string, after: Date): Date | null {
	if (weekdays.length === 0) return null;
	const today = dayOf(after, timeZone);
	// Starts a day back, in case a clock set back has the hour still to come.
	for (let ahead = -1; ahead <= 8; ahead += 1) {
		const day = addDays(today, ahead);
		if (!weekdays.includes(weekdayOf(day))) continue;
		const at = instantOf(day, hour, timeZone);
		if (at > after) return at;
	}
	return null;
}
