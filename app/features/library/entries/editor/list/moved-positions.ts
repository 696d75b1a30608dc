type ListPosition = { id: number; key: string; position: number };

/** Positions have gaps, so that an entry can be inserted between two others. */
const POSITION_GAP = 10;

/** The changed positions: only the entry's own when there is a gap, otherwise all. Empty at the end of the list. */
export function movedPositions(entries: readonly ListPosition[], id: number, direction: "up" | "down") {
	const inOrder = [...entries].sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1));
	const from = inOrder.findIndex((place) => place.id === id);
	const to = direction === "up" ? from - 1 : from + 1;
	const [moved] = inOrder.splice(from, 1);
	if (from < 0 || !moved || to < 0 || to > inOrder.length) return [];

	inOrder.splice(to, 0, moved);
	const before = inOrder[to - 1]?.position ?? -1;
	const after = inOrder[to + 1]?.position ?? before + 2 * POSITION_GAP;
	const between = Math.floor((before + after) / 2);
	if (between > before && between < after) return [{ id, position: between }];
	return inOrder
		.map((place, at) => ({ id: place.id, was: place.position, position: (at + 1) * POSITION_GAP }))
		.filter(({ was, position }) => was !== position)
		.map(({ id: changed, position }) => ({ id: changed, position }));
}
