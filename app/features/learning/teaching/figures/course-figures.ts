import { DAY_MS, HOUR_MS, WEEK_MS } from "#app/shared/durations.ts";
import { isWithheld } from "./withheld.ts";

/** Trends compare these days with as many before. */
export const TREND_DAYS = 30;
/** Weeks of new learners. */
export const TREND_WEEKS = 12;
/** Days without activity after which a learner counts as stopped. */
export const QUIET_DAYS = 14;

/** The instants from which things are counted. */
export function countedPeriods(now: Date) {
	const before = (ms: number) => new Date(now.getTime() - ms);
	return {
		recentFrom: before(TREND_DAYS * DAY_MS),
		earlierFrom: before(2 * TREND_DAYS * DAY_MS),
		weeksFrom: before(TREND_WEEKS * WEEK_MS),
		quietBefore: before(QUIET_DAYS * DAY_MS),
	};
}

/** New learners by week; `weeksAgo` 0 is the last seven days. The oldest week comes first. */
export function weeksOf(rows: readonly { weeksAgo: number; learners: number }[]): number[] {
	return Array.from({ length: TREND_WEEKS }, (_, at) => {
		const weeksAgo = TREND_WEEKS - 1 - at;
		return rows.find((row) => row.weeksAgo === weeksAgo)?.learners ?? 0;
	});
}

/** In whole hours; null for fewer finishers than figures are shown for. */
export function medianHours(finished: readonly { createdAt: Date; completedAt: Date | null }[]): number | null {
	const spans = finished.flatMap(({ createdAt, completedAt }) =>
		completedAt ? [completedAt.getTime() - createdAt.getTime()] : [],
	);
	if (isWithheld(spans.length)) return null;
	spans.sort((a, b) => a - b);
	const middle = Math.floor(spans.length / 2);
	const [low = 0, high = 0] = [spans[Math.ceil(spans.length / 2) - 1], spans[middle]];
	return Math.round((low + high) / 2 / HOUR_MS);
}
