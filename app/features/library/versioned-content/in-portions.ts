/** How many characters of JSON go into one statement: a bound value has at most 2 MB, and a batch must stay short. */
const PORTION = 400_000;

/** Cuts a list into portions of bounded size, in order; what is larger by itself makes a portion of its own. */
export function inPortions<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
	const portions: T[][] = [];
	let size = 0;
	for (const item of items) {
		const own = sizeOf(item);
		if (portions.length === 0 || size + own > PORTION) {
			portions.push([]);
			size = 0;
		}
		portions.at(-1)?.push(item);
		size += own;
	}
	return portions;
}
