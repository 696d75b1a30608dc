type Box = { left: number; right: number; top: number; bottom: number };

/** Position in the window. `pointer`: distance from the card's left edge to the middle of its arrow. */
export type CardPosition = { left: number; top: number; pointer: number; isAbove: boolean };

export const CARD_GAP = 10;
const CARD_MARGIN = 12;
/** The arrow is 12 wide and stays clear of the card's corners. */
const MIN_POINTER = 20;

type Input = {
	/** The boxes of the lines that the term covers. */
	lines: readonly [Box, ...Box[]];
	/** The text column that contains the term. */
	column: Pick<Box, "left" | "right">;
	card: { width: number; height: number };
	window: { width: number; height: number };
};

/**
 * In window pixels: below the term, or above when there is more room; inside the text column when that is wide
 * enough.
 */
export function cardPosition({ lines, column, card, window }: Input): CardPosition {
	const first = lines[0];
	const last = lines.at(-1) ?? first;
	const roomBelow = window.height - CARD_MARGIN - (last.bottom + CARD_GAP);
	const roomAbove = first.top - CARD_GAP - CARD_MARGIN;
	const isAbove = card.height > roomBelow && roomAbove > roomBelow;
	const line = isAbove ? first : last;

	const middle = (line.left + line.right) / 2;
	const isWideEnough = column.right - column.left >= card.width;
	const least = isWideEnough ? column.left : CARD_MARGIN;
	const most = (isWideEnough ? column.right : window.width - CARD_MARGIN) - card.width;
	const left = Math.max(least, Math.min(middle - card.width / 2, most));
	return {
		left,
		top: isAbove ? first.top - CARD_GAP - card.height : last.bottom + CARD_GAP,
		pointer: Math.max(MIN_POINTER, Math.min(middle - left, card.width - MIN_POINTER)),
		isAbove,
	};
}
