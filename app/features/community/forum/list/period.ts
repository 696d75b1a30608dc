import { lastDay, parseDay, startOfDay } from "#app/shared/calendar-day.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { ListFilter } from "#app/shared/lists/list-filters.ts";

/** The last week, month and year up to now. */
export const RECENT_PERIODS = ["week", "month", "year"] as const;
export type RecentPeriod = (typeof RECENT_PERIODS)[number];

const DAYS: Record<RecentPeriod, number> = { week: 7, month: 30, year: 365 };

/** A day of the calendar, both ends of a period included. */
export const dayFilter: ListFilter<string | null> = {
	read: ([text]) => (text ? parseDay(text) : null),
	write: (day) => (day === null ? [] : [day]),
};

type PeriodQuery = { within: RecentPeriod | null; from: string | null; to: string | null };

/** The time that a list is narrowed to: all that is asked for holds at once, days in the reader's time zone. */
export function periodOf({ within, from, to }: PeriodQuery, { timeZone, now }: { timeZone: string; now: Date }) {
	const starts = [
		...(within ? [new Date(now.getTime() - DAYS[within] * DAY_MS)] : []),
		...(from ? [startOfDay(from, timeZone)] : []),
	];
	const since = starts.sort((a, b) => b.getTime() - a.getTime())[0];
	return { ...(since && { since }), ...(to && { until: lastDay(to, timeZone).endsAt }) };
}
