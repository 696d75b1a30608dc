import type { Block } from "../geometry/blocks.ts";
import type { Point } from "../geometry/points.ts";

/** Lessons start where `nearness` is smallest; other blocks have `usual` lots. */
export type Town = {
	blocks: Block[];
	usual: number;
	nearness: (middle: Point) => number;
};

export function weightedDistanceFrom(focus: Point, weightOfHeight: number) {
	return ([x, y]: Point) => Math.hypot(x - focus[0], (y - focus[1]) * weightOfHeight);
}
