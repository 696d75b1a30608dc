import { type Block, divideIntoParcels } from "../geometry/blocks.ts";
import { type Box, centroid, distance, type Point, type Quad } from "../geometry/points.ts";
import { makeTerrain, type Peak, type Terrain } from "../geometry/terrain.ts";
import { gridBlocks } from "../plans/grid.ts";

export type TownLot = { block: number; corners: Quad; middle: Point };

export type TownMap = {
	area: Box;
	terrain: Terrain;
	river: Point[];
	lots: TownLot[];
	park: TownLot[];
	subject: TownLot;
	comparables: TownLot[];
};

export type TownOptions = {
	area: Box;
	seed: number;
	target: Point;
	townFrom: number;
	highest: number;
};

const LOTS_PER_BLOCK = 10;
const RIVER_BANK = 44;

/** A bent grid without lots on hills, in the river or in fields. */
export function townMap({ area, seed, target, townFrom, highest }: TownOptions): TownMap {
	const terrain = makeTerrain(seed * 3 + 1, area, 8, peaksOf(area));
	const river = riverThrough(area);
	const chance = makeTerrain(seed + 77, area, 14);
	const isField = ([x, y]: Point) => x < townFrom + 120 && chance(x, y) + (x - townFrom) / 200 < 0.25;
	const isSeen = ([x, y]: Point) => {
		return x > townFrom - 60 && x < area.width + 60 && y > -40 && y < area.height + 40;
	};
	const isBuiltOn = (place: Point) =>
		isSeen(place) &&
		terrain(...place) <= highest &&
		river.every((bend) => distance(bend, place) >= RIVER_BANK) &&
		!isField(place);

	const lots = streets(area).flatMap((block) => {
		const standing = divideIntoParcels(block, LOTS_PER_BLOCK)
			.map(({ corners }) => ({ block: block.order, corners, middle: centroid(corners) }))
			.filter(({ middle }) => isBuiltOn(middle));
		return standing.length >= 4 ? standing : [];
	});
	const subject = nearest(lots, target, []);
	const [x, y] = subject.middle;
	const comparables: TownLot[] = [];
	for (const [east, south] of [
		[-108, -62],
		[118, -44],
		[-30, 150],
	] as const) {
		comparables.push(nearest(lots, [x + east, y + south], [subject, ...comparables]));
	}
	const green = nearest(lots, [target[0] + 250, target[1] + 130], [subject, ...comparables]).block;
	const isGreen = (lot: TownLot) => lot.block === green && lot !== subject && !comparables.includes(lot);
	return {
		area,
		terrain,
		river,
		subject,
		comparables,
		lots: lots.filter((lot) => !isGreen(lot)),
		park: lots.filter(isGreen),
	};
}

function streets(area: Box): Block[] {
	const lying = gridBlocks(area, {
		turn: -0.19,
		blockWidth: 78,
		blockHeight: 128,
		street: 13,
		bend: 26,
		bendLength: 225,
	});
	return lying.map((block) => ({ ...block, at: (along, across) => block.at(across, along) }));
}

function nearest(lots: readonly TownLot[], place: Point, except: readonly TownLot[]): TownLot {
	const open = lots.filter((lot) => !except.includes(lot));
	const [first, ...rest] = open;
	if (!first) throw new Error("The town has no lots there.");
	return rest.reduce((best, lot) => (distance(lot.middle, place) < distance(best.middle, place) ? lot : best), first);
}

function peaksOf({ width, height }: Box): Peak[] {
	return [
		{ x: width * 0.97, y: height * 0.06, spread: width * 0.17, height: 2.3 },
		{ x: width * 0.3, y: height * 0.98, spread: width * 0.2, height: 1.7 },
		{ x: width * 0.2, y: 0, spread: width * 0.22, height: 1.2 },
		{ x: width * 0.98, y: height * 0.98, spread: width * 0.11, height: 1.3 },
	];
}

function riverThrough({ width, height }: Box): Point[] {
	return Array.from({ length: 59 }, (_, index) => {
		const share = -0.05 + index * 0.02;
		return [
			width * (0.5 + 0.52 * share) + 46 * Math.sin(share * 7),
			height * (1.02 - 0.5 * share) + 54 * Math.sin(share * 5.2 + 1),
		];
	});
}
