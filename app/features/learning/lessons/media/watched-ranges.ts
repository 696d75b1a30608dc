/** A stretch of a clip that was played, `[from, to]` in seconds. */
export type Stretch = readonly [from: number, to: number];

/** Neighbours closer than this are one: browsers report tiny gaps where there are none. */
const SMALLEST_GAP = 0.25;

/** The union of stretches: sorted, without overlaps. Empty and backward ones are left out. */
export function unionOf(stretches: readonly Stretch[]): Stretch[] {
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

/** Seconds of a clip that were played at least once. */
export function watchedSeconds(stretches: readonly Stretch[]): number {
	return unionOf(stretches).reduce((sum, [from, to]) => sum + to - from, 0);
}

/**
 * Where the learner was in earlier sessions, when only their sum is known: most
 * people watch in one go, so the stretch ends where they stopped.
 */
export function earlierStretch({ watched, position }: { watched: number; position: number }): Stretch[] {
	if (watched <= 0) return [];
	const to = Math.max(position, watched);
	return [[to - watched, to]];
}
