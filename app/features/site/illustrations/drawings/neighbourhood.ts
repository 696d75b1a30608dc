import { type Block, blockCorners, blockOutline, buildingOutline, divideIntoParcels } from "../geometry/blocks.ts";
import { linesPath, polygonsPath } from "../geometry/path-data.ts";
import { type Box, boxAround, boxesMeet, type Point } from "../geometry/points.ts";
import type { Random } from "../geometry/random.ts";
import { FILE_STEPS } from "./svg.ts";

export type Neighbourhood = { blocks: string; divisions: string; buildings: string };

type Options = {
	view: Box;
	usual: number;
	hasBuildings: boolean;
	isCoarse: boolean;
	random: Random;
};

/** Skipped blocks still consume random numbers, so that houses look the same in every view. */
export function drawNeighbourhood(blocks: readonly Block[], options: Options): Neighbourhood {
	const outlines: Point[][] = [];
	const divisions: Point[][] = [];
	const buildings: Point[][] = [];
	for (const block of blocks) {
		const parcels = divideIntoParcels(block, options.usual);
		const houses = options.hasBuildings ? parcels.map(({ corners }) => buildingOutline(corners, options.random)) : [];
		const isSeen = (shape: readonly Point[]) => boxesMeet(boxAround(shape), options.view);
		const outline = blockOutline(block, block.isDeep ? 2 : Math.ceil(options.usual / 2));
		if (!isSeen(outline)) continue;
		outlines.push(options.isCoarse ? [...blockCorners(block)] : outline);
		buildings.push(...houses.filter(isSeen).map((house) => (options.isCoarse ? plainHouse(house) : house)));
		if (!options.isCoarse) divisions.push(...parcelLines(block, options.usual));
	}
	return {
		blocks: polygonsPath(outlines, FILE_STEPS),
		divisions: linesPath(divisions, FILE_STEPS),
		buildings: polygonsPath(buildings, FILE_STEPS),
	};
}

export function parcelLines(block: Block, count: number): Point[][] {
	if (block.isDeep) return innerStops(count).map((stop) => [block.at(stop, 0), block.at(stop, 1)]);
	const columns = Math.ceil(count / 2);
	const back = [0, ...innerStops(columns), 1].map((stop) => block.at(stop, 0.5));
	return [back, ...innerStops(columns).map((stop) => [0, 0.5, 1].map((share) => block.at(stop, share)))];
}

function innerStops(count: number): number[] {
	return Array.from({ length: count - 1 }, (_, index) => (index + 1) / count);
}

function plainHouse(house: readonly Point[]): Point[] {
	const [frontLeft, frontRight] = house as [Point, Point];
	const back = house.at(-1) as Point;
	const opposite: Point = [frontRight[0] + back[0] - frontLeft[0], frontRight[1] + back[1] - frontLeft[1]];
	return [frontLeft, frontRight, opposite, back];
}
