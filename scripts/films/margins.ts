import { MARGIN } from "./backdrop.ts";
import { COLORS } from "./colors.ts";
import { element, FRAME_SIZE, type Shape } from "./film.ts";

/** Covers the area outside the neat line at every zoom. */
export function margins(): Shape[] {
	const { width, height } = FRAME_SIZE;
	return [0, width - MARGIN].flatMap((x) => [
		element("rect", { x, y: 0, width: MARGIN, height, fill: COLORS.ground }),
		element("path", {
			d: `M${x === 0 ? MARGIN : x} ${MARGIN}V${height - MARGIN}`,
			stroke: COLORS.rule,
			"stroke-width": 2,
		}),
	]);
}
