import { DAY_MS } from "#app/shared/durations.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { type DayState, stateOfDay } from "./status-now";

/** Keep in step with `STATUS_PARTS` of the schema. */
export const PARTS = ["database", "files", "cache"] as const;
export type StatusPart = (typeof PARTS)[number];

type DayRow = { day: string; part: StatusPart; checks: number; failures: number; totalMs: number; slowestMs: number };

export type StatusDay = { day: string; label: string; state: DayState; uptime: string | null; typical: string | null };
export type PartStatus = { part: StatusPart; days: StatusDay[]; uptime: string | null; typical: string | null };

export const DAYS_SHOWN = 90;

export function firstDay(now: Date): string {
	return new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** Ninety days per part, oldest first, with uptime and typical time. Days without measurement do not count. */
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

/** Rounded down, so that 99.999 % with a failure is not shown as 100 %. */
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
