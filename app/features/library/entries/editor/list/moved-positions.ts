type Place = { id: number; key: string; position: number };

/** The steps in which positions are numbered, so that one can be put between two. */
const STEP = 10;

/**
 * Which entries of a section get another position when one of them moves up or down: itself alone where there is a
 * number between its new neighbours, otherwise all that do not stand where they should. Empty at the end of the list.
 */
export function movedPositions(places: readonly Place[], id: number, direction: "up" | "down") {
	const inOrder = [...places].sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1));
	const from = inOrder.findIndex((place) => place.id === id);
	const to = direction === "up" ? from - 1 : from + 1;
	const [moved] = inOrder.splice(from, 1);
	if (from < 0 || !moved || to < 0 || to > inOrder.length) return [];

	inOrder.splice(to, 0, moved);
	const before = inOrder[to - 1]?.position ?? -1;
	const after = inOrder[to + 1]?.position ?? before + 2 * STEP;
	const between = Math.floor((before + after) / 2);
	if (between > before && between < after) return [{ id, position: between }];
	return inOrder
		.map((place, at) => ({ id: place.id, was: place.position, position: (at + 1) * STEP }))
		.filter(({ was, position }) => was !== position)
		.map(({ id: changed, position }) => ({ id: changed, position }));
}
