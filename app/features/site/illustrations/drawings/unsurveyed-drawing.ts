import { COVER_BOX, NEAT_LINE } from "../frame.ts";
import { linesPath, polygonsPath } from "../geometry/path-data.ts";
import type { Point } from "../geometry/points.ts";
import { seededRandom } from "../geometry/random.ts";
import { furniture, rectangleCorners } from "./furniture.ts";
import type { Palette } from "./palette.ts";
import { FILE_STEPS, svgElement, svgGroup, svgOfView, svgPath, toFileSteps } from "./svg.ts";
import { buildingsPath, drawCountry, drawLots, drawPark } from "./town-drawing.ts";
import { type TownOptions, townMap } from "./town-map.ts";

export const UNSURVEYED_TOWN: TownOptions = {
	area: COVER_BOX,
	seed: 12,
	target: [110, 250],
	townFrom: -60,
	highest: 2.9,
};

/** Corners of the empty lot; the page writes into it. */
const EMPTY_LOT: readonly Point[] = [
	[296, 108],
	[376, 92],
	[388, 160],
	[308, 176],
];

const FADE_RANGE = { from: 0.4, to: 0.62 };

export function unsurveyedDrawing(options: TownOptions, palette: Palette): string {
	const town = townMap(options);
	const random = seededRandom(options.seed * 7 + 3);
	const { width, height } = options.area;
	const ground = palette["surface-sunken"];
	const builtOn = town.lots.filter(() => random() > 0.06);
	const whole = { width: toFileSteps(width), height: toFileSteps(height) };
	const hatching = Array.from({ length: 70 }, (_, index): Point[] => [
		[index * 11 - 60, height],
		[index * 11 - 60 + height, 0],
	]);
	const lotLine = {
		stroke: palette.control,
		"stroke-width": 1.4,
		"stroke-dasharray": `${toFileSteps(5)} ${toFileSteps(3.5)}`,
	};
	return svgOfView(
		options.area,
		"xMidYMid",
		svgElement(
			"defs",
			{},
			gradient("fade", [ground, 0], [ground, 1]),
			gradient("edge", ["#000", 1], ["#fff", 1]),
			svgElement("mask", { id: "beyond" }, svgElement("rect", { ...whole, fill: "url(#edge)" })),
			svgElement("clipPath", { id: "sheet" }, svgPath(polygonsPath([rectangleCorners(NEAT_LINE)], FILE_STEPS), {})),
		),
		svgElement("rect", { ...whole, fill: ground }),
		svgGroup(
			{ "clip-path": "url(#sheet)" },
			drawCountry(town, palette, options.townFrom),
			drawLots(town.lots, palette),
			svgPath(buildingsPath(builtOn, random), { fill: palette["map-bldg"] }),
			drawPark(town, palette, random),
			svgElement("rect", { ...whole, fill: "url(#fade)" }),
			svgGroup(
				{ fill: "none", stroke: palette["map-contour"], "stroke-width": 0.6, opacity: 0.7, mask: "url(#beyond)" },
				svgPath(linesPath(hatching, FILE_STEPS), {}),
			),
			svgPath(polygonsPath([[...EMPTY_LOT]], FILE_STEPS), { fill: ground, ...lotLine }),
		),
		furniture({ line: palette["map-line"] ?? "", ground: palette["surface-raised"] ?? "" }),
	);
}

type Stop = readonly [color: string | undefined, opacity: number];

function gradient(id: string, from: Stop, to: Stop): string {
	const stop = ([color, opacity]: Stop, offset: number) =>
		svgElement("stop", { offset, "stop-color": color, "stop-opacity": opacity });
	return svgElement(
		"linearGradient",
		{ id, x1: FADE_RANGE.from, x2: FADE_RANGE.to, y1: 0, y2: 0 },
		stop(from, 0),
		stop(to, 1),
	);
}
