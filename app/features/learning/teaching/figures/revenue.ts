import type { CourseRevenueRow } from "#app/features/money/orders/face.server.ts";
import type { RevenueFigures } from "#db/schema/learning/teaching.ts";

type Rows = { paid: readonly CourseRevenueRow[]; returned: readonly CourseRevenueRow[] };

/** What remains after refunds, by currency and kind of money; currencies are never added up. */
export function revenueFigures({ paid, returned }: Rows): RevenueFigures[] {
	return paid.map(({ currency, isTest, count, minor, recentMinor, earlierMinor }) => {
		const back = returned.find((row) => row.currency === currency && row.isTest === isTest);
		return {
			currency,
			isTest,
			sales: count,
			netMinor: minor - (back?.minor ?? 0),
			recentMinor: recentMinor - (back?.recentMinor ?? 0),
			earlierMinor: earlierMinor - (back?.earlierMinor ?? 0),
		};
	});
}

/** Adds the revenue of several courses, by currency and kind of money; real before test money. */
export function addRevenue(all: readonly (readonly RevenueFigures[])[]): RevenueFigures[] {
	const sums = new Map<string, RevenueFigures>();
	for (const one of all.flat()) {
		const key = `${one.isTest ? 1 : 0} ${one.currency}`;
		const sum = sums.get(key);
		sums.set(key, {
			currency: one.currency,
			isTest: one.isTest,
			sales: one.sales + (sum?.sales ?? 0),
			netMinor: one.netMinor + (sum?.netMinor ?? 0),
			recentMinor: one.recentMinor + (sum?.recentMinor ?? 0),
			earlierMinor: one.earlierMinor + (sum?.earlierMinor ?? 0),
		});
	}
	return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
