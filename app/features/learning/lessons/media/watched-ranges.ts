export type Stretch = readonly [from: number, to: number];

/** Merges closer neighbours, because browsers report tiny gaps. */
const SMALLEST_GAP = 0.25;

/** Sorted union without overlaps; empty and backward stretches are dropped. */
export function unionOfStretches(stretches: readonly Stretch[]): Stretch[] {
	const sorted = stretches
		.filter(([from, to]) => Number.isFinite(from) && Number.isFinite(to) && to > from)
		.sort((a, b) => a[0] - b[0]);
	const union: [number, number][] = [];
	for (const [from, to] of sorted) {
		const last = union.at(-1);
		if (last && from - last[1] <= SMALLEST_GAP) last[1] = Math.max(last[1], to);
		else union.push([from, to]);
	}
	return union;
}

export function watchedSeconds(stretches: readonly Stretch[]): number {
	return unionOfStretches(stretches).reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Estimates earlier viewing from its sum: one stretch that ends at the last position. */
export function earlierStretch({ watched, position }: { watched: number; position: number }): Stretch[] {
	if (watched <= 0) return [];
	const to = Math.max(position, watched);
	return [[to - watched, to]];
}
