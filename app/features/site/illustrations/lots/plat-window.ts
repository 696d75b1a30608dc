import { COVER_BOX } from "../frame.ts";
import { type Box, boxAround, expandBox } from "../geometry/points.ts";
import type { CourseLots } from "./lesson-lots.ts";

export type PlatShape = "sheet" | "square";

const RATIO_OF_SHAPE: Record<PlatShape, number> = { sheet: 3 / 2, square: 1 };
const WINDOW_MARGIN = 30;
const LEAST_HEIGHT = 150;

/** All lots with some surroundings, in whole units, within the cover; a square may cut outermost lots. */
export function platWindow({ lots }: CourseLots, shape: PlatShape = "sheet"): Box {
	if (lots.length === 0) return COVER_BOX;
	const around = expandBox(boxAround(lots.flatMap(({ outline }) => outline)), WINDOW_MARGIN);
	const ratio = RATIO_OF_SHAPE[shape];
	const height = Math.min(COVER_BOX.height, Math.max(LEAST_HEIGHT, around.height, around.width / ratio));
	const width = height * ratio;
	return {
		x: Math.round(clampTo(around.x + (around.width - width) / 2, COVER_BOX.width - width)),
		y: Math.round(clampTo(around.y + (around.height - height) / 2, COVER_BOX.height - height)),
		width: Math.round(width),
		height: Math.round(height),
	};
}

function clampTo(value: number, most: number): number {
	return Math.min(Math.max(value, 0), most);
}
