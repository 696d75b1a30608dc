import { traceContours } from "../geometry/contours.ts";
import { curvesPath } from "../geometry/path-data.ts";
import type { Box } from "../geometry/points.ts";
import { makeTerrain } from "../geometry/terrain.ts";
import { FILE_STEPS, svgGroup, svgOfView, svgPath } from "./svg.ts";

export const BAND_BOX: Box = { x: 0, y: 0, width: 1440, height: 420 };

/** Used as a mask, so that lines take the text colour. */
export function contourBand(): string {
	const { width, height } = BAND_BOX;
	const terrain = makeTerrain(5, BAND_BOX, 8, [
		{ x: width * 0.82, y: height * 0.4, spread: width * 0.14, height: 1.6 },
		{ x: width * 0.1, y: height, spread: width * 0.16, height: 1.2 },
	]);
	const contours = traceContours(terrain, BAND_BOX, { cell: 9, interval: 0.07, tolerance: 0.7, shortest: 90 });
	const lines = (isMajor: boolean) => {
		const some = contours.filter((contour) => contour.isMajor === isMajor);
		return curvesPath(
			some.flatMap((contour) => contour.lines),
			FILE_STEPS,
		);
	};
	const stroke = { fill: "none", stroke: "#000" };
	return svgOfView(
		BAND_BOX,
		"xMidYMid",
		svgGroup(stroke, svgPath(lines(false), { "stroke-width": 0.65 }), svgPath(lines(true), { "stroke-width": 1.3 })),
	);
}
