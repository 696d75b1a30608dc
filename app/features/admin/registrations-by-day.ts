import { daysBefore, learningDay } from "../learning/progress/learning-day";

export const QUARTER_HOUR = 15 * 60_000;
export const REGISTRATION_DAYS = 14;

/** How many registered in one quarter of an hour since 1970, UTC. */
export type Quarter = { quarter: number; users: number };

/** From when registrations must be read so that the days of every time zone are whole. */
export function registeredFrom(now: Date): Date {
	return new Date(now.getTime() - (REGISTRATION_DAYS + 1) * 86_400_000);
}

/**
 * The last 14 days in the reader's own calendar, oldest first and without gaps.
 * `quarter` counts quarters of an hour since 1970, UTC: no time zone divides one.
 */
export function registrationsByDay(quarters: readonly Quarter[], now: Date, timeZone: string) {
	const byDay = new Map<string, number>();
	for (const { quarter, users } of quarters) {
		const day = learningDay(new Date(quarter * QUARTER_HOUR), timeZone);
		byDay.set(day, (byDay.get(day) ?? 0) + users);
	}
	const today = learningDay(now, timeZone);
	return Array.from({ length: REGISTRATION_DAYS }, (_, index) => {
		const day = daysBefore(today, REGISTRATION_DAYS - 1 - index);
		return { day, users: byDay.get(day) ?? 0, isToday: day === today };
	});
}
