import type { CoverDesign } from "../covers.ts";
import { COVER_BOX, NEAT_LINE } from "../frame.ts";
import { traceContours } from "../geometry/contours.ts";
import { curvesPath, linesPath } from "../geometry/path-data.ts";
import type { Box, Point } from "../geometry/points.ts";
import { seededRandom } from "../geometry/random.ts";
import { makeTerrain, type Peak } from "../geometry/terrain.ts";
import type { Mode } from "../modes.ts";
import { HILL_TOP, layOut, TOWN_SQUARE } from "../plans/lay-out.ts";
import { riverLine } from "../plans/long-lots.ts";
import { furniture } from "./furniture.ts";
import { drawNeighbourhood } from "./neighbourhood.ts";
import type { Palette } from "./palette.ts";
import { FILE_STEPS, svgElement, svgGroup, svgOfView, svgPath, toFileSteps } from "./svg.ts";

/**
 * Everything of a cover except lessons: ground, contours, streets, town, and the frame. Lots hide the blocks below,
 * so one file serves every course of a topic. Social images have fewer contours, which are large as pixels.
 */
export function drawBackdrop(sheet: CoverDesign, mode: Mode | "social", palette: Palette): string {
	const view = mode === "cover" ? NEAT_LINE : COVER_BOX;
	const isCoarse = mode === "thumb";
	const scene = { sheet, palette, view, isCoarse, hasFewContours: isCoarse || mode === "social" };
	const inner = [drawRelief(scene), drawTown(scene), drawLandmarks(scene)].join("");
	const clipped =
		mode === "cover" ? [clip(), svgElement("g", { "clip-path": "url(#n)" }, inner), furniture(palette)] : [inner];
	return svgOfView(COVER_BOX, "xMidYMid", groundRect(palette), ...clipped);
}

type Scene = { sheet: CoverDesign; palette: Palette; view: Box; isCoarse: boolean; hasFewContours: boolean };

function groundRect({ ground: fill }: Palette): string {
	return svgElement("rect", { width: toFileSteps(COVER_BOX.width), height: toFileSteps(COVER_BOX.height), fill });
}

function clip(): string {
	const [x, y, width, height] = [NEAT_LINE.x, NEAT_LINE.y, NEAT_LINE.width, NEAT_LINE.height].map(toFileSteps);
	return svgElement("clipPath", { id: "n" }, svgElement("rect", { x, y, width, height }));
}

function drawRelief({ sheet, palette, view, isCoarse, hasFewContours }: Scene): string {
	const stroke = palette["line-faint"];
	if (sheet.plan === "rooms") return paperGrid(view, stroke, isCoarse ? 40 : 20);
	const isHill = sheet.plan === "terraces";
	const peaks: Peak[] = isHill
		? [
				{ x: HILL_TOP[0], y: HILL_TOP[1], spread: 120, height: 2.2 },
				{ x: HILL_TOP[0], y: HILL_TOP[1], spread: 40, height: 0.9 },
			]
		: [];
	const terrain = makeTerrain(sheet.seed * 97 + 11, COVER_BOX, 7, peaks);
	const interval = (isHill ? 0.085 : 0.1) * (hasFewContours ? 2.5 : 1);
	const contours = traceContours(terrain, view, { cell: 6, interval, tolerance: isCoarse ? 1.2 : 0.6 });
	const lines = (isMajor: boolean) =>
		curvesPath(
			contours.filter((contour) => contour.isMajor === isMajor).flatMap((contour) => contour.lines),
			FILE_STEPS,
		);
	return svgGroup(
		{ fill: "none", stroke },
		svgPath(lines(false), { "stroke-width": 0.7 }),
		svgPath(lines(true), { "stroke-width": 1.3 }),
	);
}

function paperGrid(view: Box, stroke: string | undefined, side: number): string {
	const upright = gridPositions(15, view.x, view.x + view.width, side);
	const level = gridPositions(10, view.y, view.y + view.height, side);
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
	return svgPath(linesPath(lines, FILE_STEPS), { stroke, "stroke-width": 0.6, opacity: 0.7 });
}

function gridPositions(origin: number, from: number, to: number, step: number): number[] {
	const first = Math.ceil((from - origin) / step);
	const last = Math.floor((to - origin) / step);
	return Array.from({ length: last - first + 1 }, (_, index) => origin + (first + index) * step);
}

function drawTown({ sheet, palette, view, isCoarse }: Scene): string {
	if (sheet.plan === "rooms") return "";
	const { blocks, usual } = layOut(sheet.plan);
	const hasBuildings = sheet.plan !== "longLots";
	const random = seededRandom(sheet.seed * 53 + 9);
	const paths = drawNeighbourhood(blocks, { view, usual, hasBuildings, isCoarse, random });
	const line = { stroke: palette["line-faint"], "stroke-width": 0.7 };
	return [
		svgPath(paths.blocks, { fill: palette.neighbour, ...line }),
		svgPath(paths.divisions, { fill: "none", ...line }),
		svgPath(paths.buildings, { fill: palette["line-faint"] }),
	].join("");
}

/** A square or a river; the border across it is drawn with the lots, above them. */
function drawLandmarks({ sheet, palette, isCoarse }: Scene): string {
	if (sheet.plan === "radial") return drawTownSquare(palette);
	if (sheet.plan !== "longLots") return "";
	const river = riverLine(COVER_BOX, isCoarse ? 24 : 12);
	const bank = (away: number) => river.map(([x, y]): Point => [x, y + away]);
	const line = { fill: "none", stroke: palette.line };
	return [
		svgPath(curvesPath([river], FILE_STEPS), { fill: "none", stroke: palette.water, "stroke-width": 18 }),
		svgPath(curvesPath([bank(-9), bank(9)], FILE_STEPS), { ...line, "stroke-width": 0.9 }),
		svgPath(curvesPath([river], FILE_STEPS), {
			...line,
			"stroke-width": 0.5,
			"stroke-dasharray": "70 45",
			opacity: 0.7,
		}),
	].join("");
}

function drawTownSquare({ line }: Palette): string {
	const [cx, cy] = TOWN_SQUARE.map(toFileSteps) as [number, number];
	const circle = (radius: number, width: number) =>
		svgElement("circle", { cx, cy, r: toFileSteps(radius), "stroke-width": toFileSteps(width) });
	const cross: Point[][] = [
		[
			[TOWN_SQUARE[0] - 3, TOWN_SQUARE[1]],
			[TOWN_SQUARE[0] + 3, TOWN_SQUARE[1]],
		],
		[
			[TOWN_SQUARE[0], TOWN_SQUARE[1] - 3],
			[TOWN_SQUARE[0], TOWN_SQUARE[1] + 3],
		],
	];
	const marks = svgPath(linesPath(cross, FILE_STEPS), { "stroke-width": 1 });
	return svgGroup({ fill: "none", stroke: line }, circle(15, 1), circle(9, 0.7), marks);
}
