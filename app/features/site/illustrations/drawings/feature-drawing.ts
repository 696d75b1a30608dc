import { MAP_LABEL_PATHS, type Mark } from "./letters.ts";
import type { Palette } from "./palette.ts";
import { svgElement, svgOfSize } from "./svg.ts";

export const FEATURES = ["easyToFollow", "globalStrategies", "provenResults"] as const;
export type Feature = (typeof FEATURES)[number];

export const FEATURE_SIZE = { width: 306, height: 204 };

export function featureDrawing(feature: Feature, palette: Palette): string {
	return svgOfSize(FEATURE_SIZE.width, FEATURE_SIZE.height, ...drawings[feature](palette));
}

const drawings: Record<Feature, (palette: Palette) => string[]> = {
	easyToFollow: floorPlanWithRoute,
	globalStrategies: globeWithSheets,
	provenResults: profileWithFlags,
};

function floorPlanWithRoute(palette: Palette): string[] {
	const walls =
		"M2 22H282V182H176M148 182H2V22M112 22V68M112 96V182M112 112H2M192 22V88H214M242 88H282M192 116V182M112 142H138M166 142H192";
	const doors =
		"M112 68a28 28 0 0 1 28 28H112M148 182v-28a28 28 0 0 1 28 28M214 88v28a28 28 0 0 0 28-28M138 142v-26a26 26 0 0 1 28 26";
	const measures = "M2 8H282M2 3v10M112 3v10M192 3v10M282 3v10";
	const route = "M162 197V162Q162 128 148 110T82 80Q54 80 54 66";
	return [
		lines(walls, palette["map-ink"], 2.4),
		lines(doors + measures, palette["map-line"], 1),
		dotted(route, palette, 2.2),
		svgElement("circle", { cx: 162, cy: 197, r: 5, fill: palette["map-subject-line"] }),
		svgElement("circle", {
			cx: 54,
			cy: 60,
			r: 9,
			fill: "none",
			stroke: palette["map-subject-line"],
			"stroke-width": 2.2,
		}),
		svgElement("circle", { cx: 54, cy: 60, r: 3.4, fill: palette["map-subject-line"] }),
		mark("one", 57, 152, palette),
		mark("two", 237, 142, palette),
		mark("three", 237, 60, palette),
	];
}

const RADIUS = 92;
const CENTRE = { x: 96, y: 102 };

function globeWithSheets(palette: Palette): string[] {
	const { x, y } = CENTRE;
	const meridians = [18, 48, 74].map((rx) => svgElement("ellipse", { cx: x, cy: y, rx, ry: RADIUS }));
	const parallels = [-64, -34, 0, 34, 64].map((away) => {
		const half = Math.round(Math.sqrt(RADIUS ** 2 - away ** 2) * 10) / 10;
		return `M${x - half} ${y + away}h${2 * half}`;
	});
	const globe = { cx: x, cy: y, r: RADIUS, fill: palette["map-lot"], stroke: palette["map-ink"], "stroke-width": 2 };
	const net = { fill: "none", stroke: palette["map-line"], "stroke-width": 1 };
	return [
		svgElement("circle", globe),
		svgElement("g", net, ...meridians, svgElement("path", { d: parallels.join("") })),
		dotted(COVER_POSITIONS.reduce(wayTo, ""), palette, 1.8),
		...COVER_POSITIONS.map((place, index) => sheetOnGlobe(place, index, palette)),
	];
}

const COVER_POSITIONS = [
	[-46, -34],
	[34, -50],
	[58, 18],
	[-18, 34],
	[10, -8],
].map(([x = 0, y = 0]) => ({
	x: CENTRE.x + x,
	y: CENTRE.y + y,
}));

function wayTo(way: string, { x, y }: { x: number; y: number }, index: number): string {
	const before = COVER_POSITIONS[index - 1];
	if (!before) return `M${x} ${y}`;
	return `${way}Q${(x + before.x) / 2 + 8} ${(y + before.y) / 2 - 26} ${x} ${y}`;
}

function sheetOnGlobe({ x, y }: { x: number; y: number }, index: number, palette: Palette): string {
	return svgElement("rect", {
		x: x - 5,
		y: y - 5,
		width: 10,
		height: 10,
		transform: `rotate(${9 * index - 14} ${x} ${y})`,
		fill: index === 2 ? palette["map-subject"] : palette["surface-raised"],
		stroke: palette["map-subject-line"],
		"stroke-width": 1.8,
	});
}

const PROFILE = [
	[2, 158],
	[38, 150],
	[70, 156],
	[102, 128],
	[130, 132],
	[162, 98],
	[194, 104],
	[230, 58],
	[262, 64],
	[302, 22],
] as [number, number][];
const FOOT = 170;

function profileWithFlags(palette: Palette): string[] {
	const [start, end] = [PROFILE[0], PROFILE.at(-1)] as [[number, number], [number, number]];
	const slope = PROFILE.slice(1, -1).reduce((way, [x, y], index) => {
		const [nextX, nextY] = PROFILE[index + 2] as [number, number];
		return `${way}Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
	}, `M${start[0]} ${start[1]}`);
	const climb = `${slope}L${end[0]} ${end[1]}`;
	const level = [22, 59, 96, 133].map((y) => `M2 ${y}H302`).join("");
	const plumb = PROFILE.map(([x, y]) => `M${x} ${y + 3}V${FOOT}`).join("");
	return [
		lines(level, palette["map-line"], 0.9),
		svgElement("path", { d: `${climb}V${FOOT}H${start[0]}Z`, fill: palette["map-lot"] }),
		lines(plumb, palette["map-line"], 1),
		lines(climb, palette["map-ink"], 2.4),
		...[3, 5, 7, 9].map((index) => flag(PROFILE[index] as [number, number], index === 9, palette)),
		mark("one", 5, 190, palette),
		mark("one", 290, 190, palette),
		mark("two", 298, 190, palette),
	];
}

function flag([x, y]: [number, number], isLast: boolean, palette: Palette): string {
	const foot = isLast ? y : y + 3;
	const way = isLast ? -1 : 1;
	const cloth = `M${x} ${foot - 24}h${18 * way}l${-4 * way} 6l${4 * way} 6h${-18 * way}z`;
	const pole = { d: `M${x} ${foot}v-24`, stroke: palette["map-subject-line"], "stroke-width": 1.8 };
	return svgElement("path", pole) + svgElement("path", { d: cloth, fill: palette["map-subject-line"] });
}

function lines(d: string, stroke: string | undefined, width: number): string {
	return svgElement("path", { d, fill: "none", stroke, "stroke-width": width });
}

function dotted(d: string, palette: Palette, width: number): string {
	return svgElement("path", {
		d,
		fill: "none",
		stroke: palette["map-subject-line"],
		"stroke-width": width,
		"stroke-dasharray": "0.5 5.5",
		"stroke-linecap": "round",
	});
}

function mark(name: Mark, x: number, y: number, palette: Palette): string {
	return svgElement("path", {
		d: MAP_LABEL_PATHS[name],
		transform: `translate(${x} ${y}) scale(.15)`,
		fill: palette["ink-muted"],
	});
}
