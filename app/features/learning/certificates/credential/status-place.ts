/** Minimum size in the standard, so that one slot identifies nobody. Source: Bitstring Status List, 5.1. */
export const LIST_SLOTS = 131_072;
/** A half-full list is closed, so that a random free slot is always found quickly. */
export const CERTIFICATES_PER_LIST = LIST_SLOTS / 2;
const DRAWN_AT_ONCE = 16;

export function drawSlots(): number[] {
	const drawn = crypto.getRandomValues(new Uint32Array(DRAWN_AT_ONCE));
	return [...drawn].map((number) => number % LIST_SLOTS);
}

/** The first free slot. Throws when all are taken, once in 65,536 times at worst. */
export function chooseSlot(drawn: readonly number[], taken: readonly number[]): number {
	const index = drawn.find((place) => !taken.includes(place));
	if (index === undefined) throw new Error("Every place that was drawn is taken");
	return index;
}
