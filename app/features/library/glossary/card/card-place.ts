type Box = { left: number; right: number; top: number; bottom: number };

/** Where a card stands in the window. `pointer`: from its left edge to the middle of its pointer. */
export type CardPlace = { left: number; top: number; pointer: number; isAbove: boolean };

/** Between the term and its card. */
export const CARD_GAP = 10;
/** What a card keeps from the edges of the window. */
const MARGIN = 12;
/** The pointer is 12 wide, and stays clear of the card's corners. */
const LEAST_POINTER = 20;

type Input = {
	/** The lines over which the term runs. */
	lines: readonly [Box, ...Box[]];
	/** The column of text in which it stands. */
	column: Pick<Box, "left" | "right">;
	card: { width: number; height: number };
	window: { width: number; height: number };
};

/**
 * Where the card of a term stands, in pixels of the window: below it and under its middle, inside the column of text where
 * that is wide enough; above it where there is no room below and more above.
 */
export function cardPlace({ lines, column, card, window }: Input): CardPlace {
	const first = lines[0];
	const last = lines.at(-1) ?? first;
	const roomBelow = window.height - MARGIN - (last.bottom + CARD_GAP);
	const roomAbove = first.top - CARD_GAP - MARGIN;
	const isAbove = card.height > roomBelow && roomAbove > roomBelow;
	const line = isAbove ? first : last;

	const middle = (line.left + line.right) / 2;
	const isWideEnough = column.right - column.left >= card.width;
	const least = isWideEnough ? column.left : MARGIN;
	const most = (isWideEnough ? column.right : window.width - MARGIN) - card.width;
	const left = Math.max(least, Math.min(middle - card.width / 2, most));
	return {
		left,
		top: isAbove ? first.top - CARD_GAP - card.height : last.bottom + CARD_GAP,
		pointer: Math.max(LEAST_POINTER, Math.min(middle - left, card.width - LEAST_POINTER)),
		isAbove,
	};
}
