/** Fewer read posts are not worth a fold. */
const FEWEST_FOLDED = 4;

/**
 * Numbers of read posts that stand folded between the first post and the last read one, which keeps the thread. None
 * while nothing is new.
 */
export function foldedPosts(
	numbers: readonly number[],
	{ lastRead, firstNew }: { lastRead: number; firstNew: number | null },
): number[] {
	if (firstNew === null) return [];
	const read = numbers.filter((number) => number > 1 && number <= lastRead && number < firstNew).slice(0, -1);
	return read.length < FEWEST_FOLDED ? [] : read;
}
