import { COVER_BOX } from "../frame.ts";
import { type Box, boxAround, grown } from "../geometry/points.ts";
import type { CourseLots } from "./lesson-lots.ts";

export type PlatShape = "sheet" | "square";

const RATIOS: Record<PlatShape, number> = { sheet: 3 / 2, square: 1 };
const MARGIN = 30;
const LEAST_HEIGHT = 150;

/** All lots with some surroundings, in whole units, within the cover; a square may cut outermost lots. */
export function platWindow({ lots }: CourseLots, shape: PlatShape = "sheet"): Box {
	if (lots.length === 0) return COVER_BOX;
	const around = grown(boxAround(lots.flatMap(({ outline }) => outline)), MARGIN);
	const ratio = RATIOS[shape];
	const height = Math.min(COVER_BOX.height, Math.max(LEAST_HEIGHT, around.height, around.width / ratio));
	const width = height * ratio;
	return {
		x: Math.round(within(around.x + (around.width - width) / 2, COVER_BOX.width - width)),
		y: Math.round(within(around.y + (around.height - height) / 2, COVER_BOX.height - height)),
		width: Math.round(width),
		height: Math.round(height),
	};
}

function within(value: number, most: number): number {
	return Math.min(Math.max(value, 0), most);
}
