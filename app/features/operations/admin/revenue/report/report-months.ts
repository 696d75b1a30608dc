import { DAY_MS } from "#app/shared/durations.ts";
import type { ReportPeriod } from "./report-query";

/** Months of the cohorts, including the current one. */
export const COHORT_MONTHS = 12;

export type ReportSpan = {
	/** Days (`YYYY-MM-DD`) or months (`YYYY-MM`) in UTC, ending with the current one. */
	buckets: string[];
	from: Date;
	months: string[];
	monthsFrom: Date;
	now: Date;
};

/** In UTC, so that every admin sees the same figures. */
export function reportSpan(period: ReportPeriod, now: Date): ReportSpan {
	const months = Array.from({ length: COHORT_MONTHS }, (_, index) => monthBack(now, COHORT_MONTHS - 1 - index));
	const monthsFrom = new Date(`${months[0]}-01T00:00:00Z`);
	if (period === "12m") return { buckets: months, from: monthsFrom, months, monthsFrom, now };
	const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
	const days = Number(period);
	const buckets = Array.from({ length: days }, (_, index) =>
		new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
	);
	return { buckets, from: new Date(today - (days - 1) * DAY_MS), months, monthsFrom, now };
}

function monthBack(now: Date, count: number): string {
	return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}

export function monthsBetween(from: string, to: string): number {
	const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
	return count(to) - count(from);
}
