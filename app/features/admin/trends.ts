import type { Formats } from "../../shared/words/formats";
import { daysBefore, learningDay } from "../learning/progress/learning-day";
import { QUARTER_HOUR } from "./quarter-hour";

/** Over how many days the trends go; the first is the usual one. */
export const TREND_DAYS = [30, 90] as const;
export type TrendDays = (typeof TREND_DAYS)[number];

/** What is followed, in the order shown; words are `trends.*` of `admin.json`. */
export const TRENDS = ["registrations", "learners", "enrollments", "completions"] as const;
export type TrendName = (typeof TRENDS)[number];

/** The days that an address asks for. */
export function readTrendDays(params: URLSearchParams): TrendDays {
	return TREND_DAYS.find((days) => String(days) === params.get("days")) ?? TREND_DAYS[0];
}

/** Something counted on a day of the reader's calendar, or in a quarter of an hour since 1970, UTC. */
export type Counted = { day: string; count: number } | { quarter: number; count: number };
export type TrendRows = { name: TrendName; counted: readonly Counted[]; sum: number; before: number };

export type TrendPeriod = {
	/** The first day, and the last: today; days of the reader's calendar. */
	first: string;
	last: string;
	/** The first of as many days before. */
	firstBefore: string;
	/** The same as instants, whole 24 hours back from now. */
	from: Date;
	fromBefore: Date;
	now: Date;
};

/** The last days up to now, and as many before. */
export function trendPeriod(days: TrendDays, now: Date, timeZone: string): TrendPeriod {
	const last = learningDay(now, timeZone);
	const back = (count: number) => new Date(now.getTime() - count * 86_400_000);
	return {
		...{ first: daysBefore(last, days - 1), last, firstBefore: daysBefore(last, 2 * days - 1) },
		...{ from: back(days), fromBefore: back(2 * days), now },
	};
}

type Reader = { days: TrendDays; period: TrendPeriod; timeZone: string; formats: Formats };
export type TrendData = ReturnType<typeof trendData>[number];

/**
 * The trends as they are shown: a bar for each day without gaps, the sum of the period, and how it compares with the one
 * before in percent; null where there was nothing before to compare with.
 */
export function trendData(rows: readonly TrendRows[], { days, period, timeZone, formats }: Reader) {
	return rows.map(({ name, counted, sum, before }) => {
		const byDay = new Map<string, number>();
		for (const one of counted) {
			const day = "day" in one ? one.day : learningDay(new Date(one.quarter * QUARTER_HOUR), timeZone);
			byDay.set(day, (byDay.get(day) ?? 0) + one.count);
		}
		const bars = Array.from({ length: days }, (_, index) => {
			const day = daysBefore(period.last, days - 1 - index);
			return { label: formats.day(day), value: byDay.get(day) ?? 0, isToday: day === period.last };
		});
		const change = before > 0 ? Math.round(((sum - before) / before) * 100) : null;
		return {
			...{ name, bars, sum: formats.number(sum), before: formats.number(before) },
			change:
				change === null ? null : { isLess: change < 0, text: `${change > 0 ? "+" : ""}${formats.percent(change)}` },
		};
	});
}
