import { writeFileSync } from "node:fs";
import { traceContours } from "#app/features/site/illustrations/geometry/contours.ts";
import { curvesPath } from "#app/features/site/illustrations/geometry/path-data.ts";
import type { Box } from "#app/features/site/illustrations/geometry/points.ts";
import { makeTerrain } from "#app/features/site/illustrations/geometry/terrain.ts";

// `node scripts/drawing/draw-contours.ts`: the contours behind the most popular plan. The result is committed.
const AREA: Box = { x: 0, y: 0, width: 414, height: 594 };
const PEAKS = [
	{ x: 324, y: 235, spread: 78, height: 1.5 },
	{ x: 62, y: 576, spread: 60, height: 0.9 },
];
const FILE = "app/features/site/marketing/pricing/contours.svg";

const contours = traceContours(makeTerrain(7, AREA, 5, PEAKS), AREA, {
	cell: 6,
	interval: 0.08,
	tolerance: 0.7,
	shortest: 60,
});
const drawn = [false, true].map((isMajor) => {
	const lines = contours.filter((contour) => contour.isMajor === isMajor).flatMap((contour) => contour.lines);
	return `<path stroke-width="${isMajor ? 1.4 : 0.8}" d="${curvesPath(lines, 2)}" transform="scale(.5)" vector-effect="non-scaling-stroke"/>`;
});
writeFileSync(
	FILE,
	`<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 ${AREA.width} ${AREA.height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#bacdbd" stroke-opacity=".26">${drawn.join("")}</svg>\n`,
);
