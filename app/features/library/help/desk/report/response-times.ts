import { DAY_MS } from "#app/shared/durations.ts";

type FirstAnswer = { answeredAt: Date | null; minutes: number };

/** Median time to the first answer in the last days, in whole minutes; null without answers. */
export function medianMinutes(
	answers: readonly FirstAnswer[],
	{ now, days }: { now: Date; days: number },
): number | null {
	const since = now.getTime() - days * DAY_MS;
	const taken = answers
		.filter(({ answeredAt }) => answeredAt !== null && answeredAt.getTime() >= since)
		.map(({ minutes }) => minutes)
		.sort((a, b) => a - b);
	const middle = taken.length / 2;
	const median =
		taken.length % 2 === 1
			? taken[Math.floor(middle)]
			: ((taken[middle - 1] ?? Number.NaN) + (taken[middle] ?? Number.NaN)) / 2;
	return median === undefined || Number.isNaN(median) ? null : Math.max(0, Math.round(median));
}

/** Converts to the largest suitable unit. */
export function toLargestUnit(minutes: number): { unit: "minutes" | "hours" | "days"; count: number } {
	if (minutes < 90) return { unit: "minutes", count: minutes };
	if (minutes < 36 * 60) return { unit: "hours", count: Math.round(minutes / 60) };
	return { unit: "days", count: Math.round(minutes / (24 * 60)) };
}
