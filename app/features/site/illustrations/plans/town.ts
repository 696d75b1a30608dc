import type { Block } from "../geometry/blocks.ts";
import type { Point } from "../geometry/points.ts";

/** A laid-out town. Lessons begin where `nearness` is smallest; `usual` lots fill a block elsewhere. */
export type Town = {
	blocks: Block[];
	usual: number;
	/** How far a block with this middle lies from where the course is. */
	nearness: (middle: Point) => number;
};

/** How far a point lies from another, heights counted more or less than widths. */
export function nearnessTo(focus: Point, weightOfHeight: number) {
	return ([x, y]: Point) => Math.hypot(x - focus[0], (y - focus[1]) * weightOfHeight);
}
