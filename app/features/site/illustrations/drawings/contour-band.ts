import { contoursOf } from "../geometry/contours.ts";
import { curvesPath } from "../geometry/path-data.ts";
import type { Box } from "../geometry/points.ts";
import { terrainFrom } from "../geometry/terrain.ts";
import { drawing, FILE_STEPS, group, path } from "./svg.ts";

export const BAND: Box = { x: 0, y: 0, width: 1440, height: 420 };

/** Used as a mask, so that lines take the text colour. */
export function contourBand(): string {
	const { width, height } = BAND;
	const terrain = terrainFrom(5, BAND, 8, [
		{ x: width * 0.82, y: height * 0.4, spread: width * 0.14, height: 1.6 },
		{ x: width * 0.1, y: height, spread: width * 0.16, height: 1.2 },
	]);
	const contours = contoursOf(terrain, BAND, { cell: 9, interval: 0.07, tolerance: 0.7, shortest: 90 });
	const lines = (isMajor: boolean) => {
		const some = contours.filter((contour) => contour.isMajor === isMajor);
		return curvesPath(
			some.flatMap((contour) => contour.lines),
			FILE_STEPS,
		);
	};
	const stroke = { fill: "none", stroke: "#000" };
	return drawing(
		BAND,
		"xMidYMid",
		group(stroke, path(lines(false), { "stroke-width": 0.65 }), path(lines(true), { "stroke-width": 1.3 })),
	);
}
