import { COVER_BOX, NEAT_LINE } from "../frame.ts";
import { contoursOf } from "../geometry/contours.ts";
import { curvesPath, linesPath } from "../geometry/path-data.ts";
import type { Box, Point } from "../geometry/points.ts";
import { randomFrom } from "../geometry/random.ts";
import { type Peak, terrainFrom } from "../geometry/terrain.ts";
import type { Mode } from "../modes.ts";
import { HILL, layOut, SQUARE } from "../plans/lay-out.ts";
import { riverLine } from "../plans/long-lots.ts";
import type { CoverDesign } from "../sheets.ts";
import { furniture } from "./furniture.ts";
import { neighbourhood } from "./neighbourhood.ts";
import type { Palette } from "./palette.ts";
import { drawing, element, FILE_STEPS, group, path, steps } from "./svg.ts";

/**
 * Everything of a cover except lessons: ground, contours, streets, town, and the frame. Lots hide the blocks below,
 * so one file serves every course of a topic. Social images have fewer contours, which are large as pixels.
 */
export function backdrop(sheet: CoverDesign, mode: Mode | "social", palette: Palette): string {
	const view = mode === "cover" ? NEAT_LINE : COVER_BOX;
	const isCoarse = mode === "thumb";
	const scene = { sheet, palette, view, isCoarse, hasFewContours: isCoarse || mode === "social" };
	const inner = [relief(scene), town(scene), landmarks(scene)].join("");
	const clipped =
		mode === "cover" ? [clip(), element("g", { "clip-path": "url(#n)" }, inner), furniture(palette)] : [inner];
	return drawing(COVER_BOX, "xMidYMid", ground(palette), ...clipped);
}

type Scene = { sheet: CoverDesign; palette: Palette; view: Box; isCoarse: boolean; hasFewContours: boolean };

function ground({ ground: fill }: Palette): string {
	return element("rect", { width: steps(COVER_BOX.width), height: steps(COVER_BOX.height), fill });
}

function clip(): string {
	const [x, y, width, height] = [NEAT_LINE.x, NEAT_LINE.y, NEAT_LINE.width, NEAT_LINE.height].map(steps);
	return element("clipPath", { id: "n" }, element("rect", { x, y, width, height }));
}

function relief({ sheet, palette, view, isCoarse, hasFewContours }: Scene): string {
	const stroke = palette["line-faint"];
	if (sheet.plan === "rooms") return paperGrid(view, stroke, isCoarse ? 40 : 20);
	const isHill = sheet.plan === "terraces";
	const peaks: Peak[] = isHill
		? [
				{ x: HILL[0], y: HILL[1], spread: 120, height: 2.2 },
				{ x: HILL[0], y: HILL[1], spread: 40, height: 0.9 },
			]
		: [];
	const terrain = terrainFrom(sheet.seed * 97 + 11, COVER_BOX, 7, peaks);
	const interval = (isHill ? 0.085 : 0.1) * (hasFewContours ? 2.5 : 1);
	const contours = contoursOf(terrain, view, { cell: 6, interval, tolerance: isCoarse ? 1.2 : 0.6 });
	const lines = (isMajor: boolean) =>
		curvesPath(
			contours.filter((contour) => contour.isMajor === isMajor).flatMap((contour) => contour.lines),
			FILE_STEPS,
		);
	return group(
		{ fill: "none", stroke },
		path(lines(false), { "stroke-width": 0.7 }),
		path(lines(true), { "stroke-width": 1.3 }),
	);
}

function paperGrid(view: Box, stroke: string | undefined, side: number): string {
	const upright = range(15, view.x, view.x + view.width, side);
	const level = range(10, view.y, view.y + view.height, side);
	const lines: Point[][] = [
		...upright.map((x): Point[] => [
			[x, view.y],
			[x, view.y + view.height],
		]),
		...level.map((y): Point[] => [
			[view.x, y],
			[view.x + view.width, y],
		]),
	];
	return path(linesPath(lines, FILE_STEPS), { stroke, "stroke-width": 0.6, opacity: 0.7 });
}

function range(origin: number, from: number, to: number, step: number): number[] {
	const first = Math.ceil((from - origin) / step);
	const last = Math.floor((to - origin) / step);
	return Array.from({ length: last - first + 1 }, (_, index) => origin + (first + index) * step);
}

function town({ sheet, palette, view, isCoarse }: Scene): string {
	if (sheet.plan === "rooms") return "";
	const { blocks, usual } = layOut(sheet.plan);
	const hasBuildings = sheet.plan !== "longLots";
	const random = randomFrom(sheet.seed * 53 + 9);
	const paths = neighbourhood(blocks, { view, usual, hasBuildings, isCoarse, random });
	const line = { stroke: palette["line-faint"], "stroke-width": 0.7 };
	return [
		path(paths.blocks, { fill: palette.neighbour, ...line }),
		path(paths.divisions, { fill: "none", ...line }),
		path(paths.buildings, { fill: palette["line-faint"] }),
	].join("");
}

/** A square or a river; the border across it is drawn with the lots, above them. */
function landmarks({ sheet, palette, isCoarse }: Scene): string {
	if (sheet.plan === "radial") return square(palette);
	if (sheet.plan !== "longLots") return "";
	const river = riverLine(COVER_BOX, isCoarse ? 24 : 12);
	const bank = (away: number) => river.map(([x, y]): Point => [x, y + away]);
	const line = { fill: "none", stroke: palette.line };
	return [
		path(curvesPath([river], FILE_STEPS), { fill: "none", stroke: palette.water, "stroke-width": 18 }),
		path(curvesPath([bank(-9), bank(9)], FILE_STEPS), { ...line, "stroke-width": 0.9 }),
		path(curvesPath([river], FILE_STEPS), { ...line, "stroke-width": 0.5, "stroke-dasharray": "70 45", opacity: 0.7 }),
	].join("");
}

function square({ line }: Palette): string {
	const [cx, cy] = SQUARE.map(steps) as [number, number];
	const circle = (radius: number, width: number) =>
		element("circle", { cx, cy, r: steps(radius), "stroke-width": steps(width) });
	const cross: Point[][] = [
		[
			[SQUARE[0] - 3, SQUARE[1]],
			[SQUARE[0] + 3, SQUARE[1]],
		],
		[
			[SQUARE[0], SQUARE[1] - 3],
			[SQUARE[0], SQUARE[1] + 3],
		],
	];
	const marks = path(linesPath(cross, FILE_STEPS), { "stroke-width": 1 });
	return group({ fill: "none", stroke: line }, circle(15, 1), circle(9, 0.7), marks);
}
