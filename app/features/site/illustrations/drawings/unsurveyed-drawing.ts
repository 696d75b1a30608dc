import { COVER_BOX, NEAT_LINE } from "../frame.ts";
import { linesPath, polygonsPath } from "../geometry/path-data.ts";
import type { Point } from "../geometry/points.ts";
import { randomFrom } from "../geometry/random.ts";
import { furniture, rectangleCorners } from "./furniture.ts";
import type { Palette } from "./palette.ts";
import { drawing, element, FILE_STEPS, group, path, steps } from "./svg.ts";
import { blocksOf, buildings, country, park } from "./town-drawing.ts";
import { type TownOptions, townMap } from "./town-map.ts";

export const UNSURVEYED: TownOptions = {
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

const EDGE = { from: 0.4, to: 0.62 };

export function unsurveyedDrawing(options: TownOptions, palette: Palette): string {
	const town = townMap(options);
	const random = randomFrom(options.seed * 7 + 3);
	const { width, height } = options.area;
	const ground = palette["surface-sunken"];
	const builtOn = town.lots.filter(() => random() > 0.06);
	const whole = { width: steps(width), height: steps(height) };
	const hatching = Array.from({ length: 70 }, (_, index): Point[] => [
		[index * 11 - 60, height],
		[index * 11 - 60 + height, 0],
	]);
	const lotLine = { stroke: palette.control, "stroke-width": 1.4, "stroke-dasharray": `${steps(5)} ${steps(3.5)}` };
	return drawing(
		options.area,
		"xMidYMid",
		element(
			"defs",
			{},
			gradient("fade", [ground, 0], [ground, 1]),
			gradient("edge", ["#000", 1], ["#fff", 1]),
			element("mask", { id: "beyond" }, element("rect", { ...whole, fill: "url(#edge)" })),
			element("clipPath", { id: "sheet" }, path(polygonsPath([rectangleCorners(NEAT_LINE)], FILE_STEPS), {})),
		),
		element("rect", { ...whole, fill: ground }),
		group(
			{ "clip-path": "url(#sheet)" },
			country(town, palette, options.townFrom),
			blocksOf(town.lots, palette),
			path(buildings(builtOn, random), { fill: palette["map-bldg"] }),
			park(town, palette, random),
			element("rect", { ...whole, fill: "url(#fade)" }),
			group(
				{ fill: "none", stroke: palette["map-contour"], "stroke-width": 0.6, opacity: 0.7, mask: "url(#beyond)" },
				path(linesPath(hatching, FILE_STEPS), {}),
			),
			path(polygonsPath([[...EMPTY_LOT]], FILE_STEPS), { fill: ground, ...lotLine }),
		),
		furniture({ line: palette["map-line"] ?? "", ground: palette["surface-raised"] ?? "" }),
	);
}

type Stop = readonly [color: string | undefined, opacity: number];

function gradient(id: string, from: Stop, to: Stop): string {
	const stop = ([color, opacity]: Stop, offset: number) =>
		element("stop", { offset, "stop-color": color, "stop-opacity": opacity });
	return element("linearGradient", { id, x1: EDGE.from, x2: EDGE.to, y1: 0, y2: 0 }, stop(from, 0), stop(to, 1));
}
