import { daysBefore, learningDay } from "#app/features/learning/enrollment/progress/learning-day.ts";
import { DAY_MS, HOUR_MS } from "#app/shared/durations.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { QUARTER_HOUR_MS } from "./quarter-hour";

export const TREND_DAYS = [7, 30, 90] as const;
const DEFAULT_DAYS = 30;
/** Maximum length of a custom range, about half a year. */
const MAX_DAYS = 186;

export type TrendRange = { days: number; from: null } | { days: number; from: string; to: string };

/** In display order; words: `trends.*` of `admin.json`. */
export const TRENDS = ["registrations", "learners", "enrollments", "completions"] as const;
export type TrendName = (typeof TRENDS)[number];

/** From `days`, or `from` and `to` in any order; future days are cut off. */
export function readTrendRange(params: URLSearchParams, today: string): TrendRange {
	const asked = [params.get("from"), params.get("to")].filter((day) => day !== null && isDay(day)) as string[];
	const [from, last] = asked.sort();
	if (from === undefined || last === undefined || from > today) {
		return { days: TREND_DAYS.find((days) => String(days) === params.get("days")) ?? DEFAULT_DAYS, from: null };
	}
	const to = last > today ? today : last;
	const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
	return days > MAX_DAYS ? { days: MAX_DAYS, from: daysBefore(to, MAX_DAYS - 1), to } : { days, from, to };
}

export function trendSearch(range: TrendRange): string {
	return range.from === null ? `?days=${range.days}` : `?from=${range.from}&to=${range.to}`;
}

function isDay(text: string): boolean {
	return /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

/** By day of the reader's calendar, or by quarter-hour since 1970 UTC. */
export type Counted = { day: string; count: number } | { quarter: number; count: number };
export type TrendRows = { name: TrendName; counted: readonly Counted[]; sum: number; before: number };

export type TrendPeriod = {
	first: string;
	last: string;
	/** First day of the preceding period of the same length. */
	firstBefore: string;
	from: Date;
	fromBefore: Date;
	/** Now, or the end of the last day. */
	now: Date;
};

export function trendPeriod(days: number, now: Date, timeZone: string): TrendPeriod {
	const last = learningDay(now, timeZone);
	const back = (count: number) => new Date(now.getTime() - count * DAY_MS);
	return {
		first: daysBefore(last, days - 1),
		last,
		firstBefore: daysBefore(last, 2 * days - 1),
		from: back(days),
		fromBefore: back(2 * days),
		now,
	};
}

export function periodOf(range: TrendRange, now: Date, timeZone: string): TrendPeriod {
	if (range.from === null) return trendPeriod(range.days, now, timeZone);
	const { days, from: first, to: last } = range;
	const firstBefore = daysBefore(first, days);
	const end = dayBegins(daysBefore(last, -1), timeZone);
	return {
		first,
		last,
		firstBefore,
		from: dayBegins(first, timeZone),
		fromBefore: dayBegins(firstBefore, timeZone),
		now: end > now ? now : end,
	};
}

/** The last instant before a day begins; offsets are multiples of a quarter-hour. */
function dayBegins(day: string, timeZone: string): Date {
	const noon = Date.parse(`${day}T12:00:00Z`);
	let begins = noon - 27 * HOUR_MS;
	while (learningDay(new Date(begins), timeZone) < day) begins += QUARTER_HOUR_MS;
	return new Date(begins - 1);
}

type Reader = { days: number; period: TrendPeriod; timeZone: string; formats: Formats };
export type TrendData = ReturnType<typeof trendData>[number];

/** One bar per day, the sum, and its change in percent; null when the preceding period was zero. */
export function trendData(rows: readonly TrendRows[], { days, period, timeZone, formats }: Reader) {
	const today = learningDay(new Date(period.now.getTime() + 1), timeZone);
	return rows.map(({ name, counted, sum, before }) => {
		const byDay = new Map<string, number>();
		for (const one of counted) {
			const day = "day" in one ? one.day : learningDay(new Date(one.quarter * QUARTER_HOUR_MS), timeZone);
			byDay.set(day, (byDay.get(day) ?? 0) + one.count);
		}
		const bars = Array.from({ length: days }, (_, index) => {
			const day = daysBefore(period.last, days - 1 - index);
			return { day, label: formats.day(day), value: byDay.get(day) ?? 0, isToday: day === today };
		});
		const change = before > 0 ? Math.round(((sum - before) / before) * 100) : null;
		return {
			name,
			bars,
			sum: formats.number(sum),
			before: formats.number(before),
			change:
				change === null ? null : { isLess: change < 0, text: `${change > 0 ? "+" : ""}${formats.percent(change)}` },
		};
	});
}
