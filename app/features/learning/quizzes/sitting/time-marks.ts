import { MINUTE_MS } from "#app/shared/durations.ts";

const LAST_MINUTES = [5, 1];

/** Minutes left at which the time is announced: half of the limit, and the last minutes of a longer one. */
export function timeMarks(limitMinutes: number): number[] {
	const half = limitMinutes / 2;
	return [half, ...LAST_MINUTES.filter((minutes) => minutes < half)];
}

/** The mark that the clock has passed between two looks at it, the latest of several; null for none. */
export function passedMark(limitMinutes: number, { before, now }: { before: number; now: number }): number | null {
	const passed = timeMarks(limitMinutes).filter((mark) => before > mark * MINUTE_MS && now <= mark * MINUTE_MS);
	return passed.at(-1) ?? null;
}
