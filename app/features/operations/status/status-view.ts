import { DAY_MS } from "#app/shared/durations.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type DayState, stateOfDay } from "./status-now";

/** The parts that are probed, as `STATUS_PARTS` of the schema has them. */
export const PARTS = ["database", "files", "cache"] as const;
export type StatusPart = (typeof PARTS)[number];

type DayRow = { day: string; part: StatusPart; checks: number; failures: number; totalMs: number; slowestMs: number };

export type StatusDay = { day: string; label: string; state: DayState; uptime: string | null; typical: string | null };
export type PartStatus = { part: StatusPart; days: StatusDay[]; uptime: string | null; typical: string | null };

/** How many days the page shows. */
export const DAYS_SHOWN = 90;

/** The first of the days shown, `YYYY-MM-DD`. */
export function firstDay(now: Date): string {
	return new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Ninety days of each part, oldest first, with the share of answers that came and the time that one typically took.
 * Days without a measurement are shown as such and count for nothing.
 */
export function statusView(rows: readonly DayRow[], now: Date, formats: Pick<Formats, "longDay" | "number">) {
	const days = Array.from({ length: DAYS_SHOWN }, (_, at) =>
		new Date(now.getTime() - (DAYS_SHOWN - 1 - at) * DAY_MS).toISOString().slice(0, 10),
	);
	return PARTS.map((part): PartStatus => {
		const own = rows.filter((row) => row.part === part);
		const byDay = new Map(own.map((row) => [row.day, row]));
		return {
			part,
			days: days.map((day) => {
				const row = byDay.get(day);
				return { day, label: formats.longDay(day), state: stateOfDay(row), ...figures(row ? [row] : [], formats) };
			}),
			...figures(own, formats),
		};
	});
}

/** Uptime is rounded down: 99.999 % with a failure is not 100 %. */
function figures(rows: readonly DayRow[], { number }: Pick<Formats, "number">) {
	const checks = rows.reduce((sum, row) => sum + row.checks, 0);
	if (checks === 0) return { uptime: null, typical: null };
	const failures = rows.reduce((sum, row) => sum + row.failures, 0);
	const total = rows.reduce((sum, row) => sum + row.totalMs, 0);
	return {
		uptime: number(Math.floor(((checks - failures) / checks) * 10_000) / 100),
		typical: number(Math.round(total / checks)),
	};
}
