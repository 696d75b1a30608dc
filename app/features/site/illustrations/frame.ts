import { type Box, boxAround, boxesMeet, expandBox, isInBox, type Point } from "./geometry/points.ts";

/** Units of all course drawings, three by two. */
export const COVER_BOX: Box = { x: 0, y: 0, width: 480, height: 320 };

export const NEAT_LINE: Box = expandBox(COVER_BOX, -15);

export const TITLE_BLOCK: Box = { x: 15, y: 271, width: 118, height: 34 };

const ROOM_FOR_LOTS = expandBox(NEAT_LINE, -4);
const KEPT_FREE = expandBox(TITLE_BLOCK, 4);

/** True inside the neat line and clear of the title block. */
export function isFree(corners: readonly Point[]): boolean {
	return corners.every((corner) => isInBox(corner, ROOM_FOR_LOTS)) && !boxesMeet(boxAround(corners), KEPT_FREE);
}
