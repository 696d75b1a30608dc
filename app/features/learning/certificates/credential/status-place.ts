/** As many places as the standard asks for, so that one among them tells nothing. Source: Bitstring Status List, 5.1. */
export const LIST_PLACES = 131_072;
/** A list that is half full is closed: in the next one a random place is soon found. */
export const CERTIFICATES_PER_LIST = LIST_PLACES / 2;
const DRAWN_AT_ONCE = 16;

/** Places to try, drawn at random. */
export function drawPlaces(): number[] {
	const drawn = crypto.getRandomValues(new Uint32Array(DRAWN_AT_ONCE));
	return [...drawn].map((number) => number % LIST_PLACES);
}

/** The first drawn place that is free. Throws when all are taken, which happens once in 65,536 times at worst. */
export function choosePlace(drawn: readonly number[], taken: readonly number[]): number {
	const index = drawn.find((place) => !taken.includes(place));
	if (index === undefined) throw new Error("Every place that was drawn is taken");
	return index;
}
