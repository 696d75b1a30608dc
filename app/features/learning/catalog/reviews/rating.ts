/** Mean with one decimal, or `null` before the first review. */
export function averageRating({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): number | null {
	return ratingCount > 0 ? Math.round((10 * ratingSum) / ratingCount) / 10 : null;
}

export type StarCount = { stars: number; reviews: number };

/** Whole percent per number of stars, five stars first; empty without reviews. */
export function starShares(counts: readonly StarCount[]): { stars: number; percent: number }[] {
	const total = counts.reduce((sum, { reviews }) => sum + reviews, 0);
	if (total === 0) return [];
	return [5, 4, 3, 2, 1].map((stars) => {
		const reviews = counts.find((count) => count.stars === stars)?.reviews ?? 0;
		return { stars, percent: Math.round((100 * reviews) / total) };
	});
}
