import { buildingOutline } from "../geometry/blocks.ts";
import { traceContours } from "../geometry/contours.ts";
import { curvesPath, linesPath, polygonsPath } from "../geometry/path-data.ts";
import { type Box, type Point, pointInQuad } from "../geometry/points.ts";
import { type Random, seededRandom } from "../geometry/random.ts";
import { MAP_LABEL_PATHS, type Mark } from "./letters.ts";
import type { Palette } from "./palette.ts";
import { FILE_STEPS, svgElement, svgGroup, svgOfView, svgPath, toFileSteps } from "./svg.ts";
import { type TownLot, type TownMap, type TownOptions, townMap } from "./town-map.ts";

const HEIGHT_OF_TAGS = 10;

export const HERO_TOWN: TownOptions = {
	area: { x: 0, y: 0, width: 1440, height: 780 },
	seed: 12,
	target: [1010, 330],
	townFrom: 690,
	highest: 2.42,
};

export const HERO_BAND: TownOptions = {
	area: { x: 0, y: 0, width: 640, height: 508 },
	seed: 12,
	target: [320, 190],
	townFrom: -60,
	highest: 2.9,
};

/** Largest visible part: 640 by 400 px, from tablets on. */
export const HERO_BAND_SEEN: Box = { x: 0, y: 54, width: 640, height: 400 };

export const ENTRANCE_TOWN: TownOptions = {
	area: { x: 0, y: 0, width: 720, height: 830 },
	seed: 12,
	target: [330, 350],
	townFrom: -60,
	highest: 2.1,
};

/** Strip above the form on phones, as high as displayed, so that lots keep their size. */
export const ENTRANCE_BAND: Box = { x: 0, y: 252, width: 720, height: 136 };

export const CLOSING_TOWN: TownOptions = {
	area: { x: 0, y: 0, width: 1440, height: 480 },
	seed: 31,
	target: [1120, 220],
	townFrom: 560,
	highest: 2.75,
};

/** Subject lot, comparables A to C and lines between them; clipped to `seen`. */
export function heroDrawing(options: TownOptions, palette: Palette, seen: Box = options.area): string {
	const whole = townMap(options);
	const town = seen === options.area ? whole : within(whole, seen);
	const random = seededRandom(options.seed * 7 + 3);
	const builtOn = town.lots.filter((lot) => lot !== town.subject && random() > 0.06);
	return svgOfView(
		seen,
		options.townFrom > 0 ? "xMaxYMid" : "xMidYMid",
		drawCountry(town, palette, options.townFrom),
		drawLots(town.lots, palette),
		svgPath(buildingsPath(builtOn, random), { fill: palette["map-bldg"] }),
		drawPark(town, palette, random),
		drawComparables(town, palette),
	);
}

function within(town: TownMap, seen: Box): TownMap {
	const isSeen = ({ middle: [x, y] }: TownLot) =>
		x > seen.x - 60 && x < seen.x + seen.width + 60 && y > seen.y - 40 && y < seen.y + seen.height + 40;
	return { ...town, area: seen, lots: town.lots.filter(isSeen), park: town.park.filter(isSeen) };
}

export function closingDrawing(options: TownOptions, palette: Palette): string {
	const town = townMap(options);
	const random = seededRandom(options.seed * 7 + 3);
	const { width } = options.area;
	const isOwned = ({ middle: [x] }: TownLot) => {
		const share = (x - options.townFrom) / (width - options.townFrom);
		return random() < 0.92 * Math.min(1, Math.max(0, share * 1.25 - 0.05));
	};
	const owned = new Set(town.lots.filter((lot) => isOwned(lot) && lot !== town.subject));
	const open = town.lots.filter((lot) => !owned.has(lot));
	const builtOn = open.filter((lot) => lot !== town.subject && random() > 0.06);
	const ownedLine = { stroke: palette.surface, "stroke-width": 1 };
	return svgOfView(
		options.area,
		"xMaxYMid",
		drawCountry(town, palette, options.townFrom),
		drawLots(open, palette),
		svgPath(buildingsPath(builtOn, random), { fill: palette["map-bldg"] }),
		drawPark(town, palette, random),
		svgPath(outlines([...owned]), { fill: palette["map-owned"], ...ownedLine }),
		drawSubjectLot(town, palette),
	);
}

/** Position of the subject lot as shares of width and height. */
export function subjectPosition(options: TownOptions): Point {
	const [x, y] = townMap(options).subject.middle;
	return [round(x / options.area.width), round(y / options.area.height)];
}

function round(share: number): number {
	return Math.round(share * 1000) / 1000;
}

/** Contours and river, thinned out left of the town, where the page's text covers them. */
export function drawCountry({ area, terrain, river }: TownMap, palette: Palette, townFrom: number): string {
	const from = Math.max(area.x, townFrom - 230);
	const seen: Box = { ...area, x: from, width: area.x + area.width - from };
	const contours = traceContours(terrain, seen, { cell: 8, interval: 0.075, tolerance: 0.6, shortest: 70 });
	const lines = (isMajor: boolean) => {
		const some = contours.filter((contour) => contour.isMajor === isMajor);
		return curvesPath(
			some.flatMap((contour) => contour.lines),
			FILE_STEPS,
		);
	};
	const course = curvesPath([river], FILE_STEPS);
	const water = (role: string, width: number, opacity?: number) =>
		svgPath(course, { stroke: palette[role], "stroke-width": width, opacity });
	return svgGroup(
		{ fill: "none" },
		svgPath(lines(false), { stroke: palette["map-contour"], "stroke-width": 0.7 }),
		svgPath(lines(true), { stroke: palette["map-contour"], "stroke-width": 1.35 }),
		...[water("map-bank", 44), water("map-water", 42), water("map-bank", 22, 0.5), water("map-water", 20.6)],
	);
}

export function drawLots(lots: readonly TownLot[], palette: Palette): string {
	return svgPath(outlines(lots), { fill: palette["map-lot"], stroke: palette["map-line"], "stroke-width": 0.8 });
}

function outlines(lots: readonly TownLot[]): string {
	return polygonsPath(
		lots.map(({ corners }) => corners),
		FILE_STEPS,
	);
}

export function buildingsPath(lots: readonly TownLot[], random: Random): string {
	return polygonsPath(
		lots.map(({ corners }) => buildingOutline(rotateCorners(corners), random)),
		FILE_STEPS,
	);
}

function rotateCorners([one, two, three, four]: TownLot["corners"]): TownLot["corners"] {
	return [two, three, four, one];
}

export function drawPark({ park: lots }: TownMap, palette: Palette, random: Random): string {
	const trees = lots.flatMap(({ corners }) => {
		return Array.from({ length: 3 }, () => {
			const [cx, cy] = pointInQuad(corners, 0.15 + random() * 0.7, 0.15 + random() * 0.7).map(toFileSteps) as [
				number,
				number,
			];
			return svgElement("circle", { cx, cy, r: toFileSteps(2 + random() * 2.2) });
		});
	});
	return svgPath(outlines(lots), { fill: palette["map-park"] }) + svgGroup({ fill: palette["map-line"] }, ...trees);
}

function drawSubjectLot({ subject: lot }: TownMap, palette: Palette): string {
	const line = { stroke: palette["map-subject-line"], "stroke-width": 2.4, "stroke-linejoin": "round" };
	return svgPath(outlines([lot]), { fill: palette["map-subject"], ...line });
}

function drawComparables(town: TownMap, palette: Palette): string {
	const stroke = palette["map-subject-line"];
	const lines = town.comparables.map(({ middle }) => [town.subject.middle, middle]);
	const dots = `${toFileSteps(0.1)} ${toFileSteps(4.5)}`;
	const dashes = `${toFileSteps(4)} ${toFileSteps(2.5)}`;
	return [
		svgPath(outlines(town.comparables), {
			fill: palette["map-comp"],
			stroke,
			"stroke-width": 1.6,
			"stroke-dasharray": dashes,
		}),
		svgPath(linesPath(lines, FILE_STEPS), {
			stroke,
			"stroke-width": 1.4,
			"stroke-dasharray": dots,
			"stroke-linecap": "round",
		}),
		drawSubjectLot(town, palette),
		...town.comparables.map(({ middle }, index) => drawTag(middle, "ABC"[index] as Mark, palette)),
	].join("");
}

function drawTag([x, y]: Point, mark: Mark, palette: Palette): string {
	const [cx, cy] = [toFileSteps(x), toFileSteps(y)];
	const outline = {
		fill: palette["surface-raised"],
		stroke: palette["map-subject-line"],
		"stroke-width": toFileSteps(1.2),
	};
	const scale = Math.round((toFileSteps(HEIGHT_OF_TAGS) / 100) * 1.1 * 100) / 100;
	const transform = `translate(${cx} ${Math.round(cy + 36.5 * scale)}) scale(${scale})`;
	return (
		svgElement("circle", { cx, cy, r: toFileSteps(HEIGHT_OF_TAGS), ...outline }) +
		svgElement("path", { d: MAP_LABEL_PATHS[mark], transform, fill: palette.ink })
	);
}
