/** Characters of JSON per statement: a bound value may have 2 MB, and batches must stay short. */
const CHUNK_CHARACTERS = 400_000;

export function inChunks<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
	const portions: T[][] = [];
	let size = 0;
	for (const item of items) {
		const own = sizeOf(item);
		if (portions.length === 0 || size + own > CHUNK_CHARACTERS) {
			portions.push([]);
			size = 0;
		}
		portions.at(-1)?.push(item);
		size += own;
	}
	return portions;
}
