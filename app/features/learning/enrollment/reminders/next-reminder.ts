import { addDays, dayOf, instantOf } from "#app/shared/calendar-day.ts";

export type ReminderTimes = { /** 1 is Monday. */ weekdays: readonly number[]; hour: number };

/**
 * The next moment after an instant at which somebody wants to be reminded, in their own time zone; null where no day is
 * chosen. An hour that summer time leaves out is the one after it.
 */
export function nextReminder({ weekdays, hour }: ReminderTimes, timeZone: string, after: Date): Date | null {
	if (weekdays.length === 0) return null;
	const today = dayOf(after, timeZone);
	// A day back, in case the hour of a day is still to come where a clock was set back.
	for (let ahead = -1; ahead <= 8; ahead += 1) {
		const day = addDays(today, ahead);
		if (!weekdays.includes(weekdayOf(day))) continue;
		const at = instantOf(day, hour, timeZone);
		if (at > after) return at;
	}
	return null;
}

function weekdayOf(day: string): number {
	return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}
