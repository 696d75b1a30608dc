import type { Block } from "../geometry/blocks.ts";
import { type Box, type Point, pointBetween } from "../geometry/points.ts";

const BANK_WIDTH = 14;
const LOT_DEPTH = 88;
const LANE_WIDTH = 11;
const BLOCK_WIDTH = 84;
const BLOCK_GAP = 7;
const LOT_LEAN = 0.22;

export function longLotBlocks(area: Box): Block[] {
	const blocks: Block[] = [];
	for (const side of [-1, 1]) {
		for (let rank = 0; rank < 3; rank++) {
			const near = BANK_WIDTH + rank * (LOT_DEPTH + LANE_WIDTH);
			for (let left = -150, index = 0; left < area.width + 60; left += BLOCK_WIDTH + BLOCK_GAP, index++) {
				blocks.push({
					at: (along, across) => {
						const away = side < 0 ? near + LOT_DEPTH * (1 - across) : near + LOT_DEPTH * across;
						const x = left + along * BLOCK_WIDTH;
						return [x + side * away * LOT_LEAN, riverAt(area, x) + side * away];
					},
					isDeep: true,
					isCurved: true,
					order: (side < 0 ? 0 : 1000) + rank * 100 + index,
				});
			}
		}
	}
	return blocks;
}

export function riverLine(area: Box, step: number): Point[] {
	const count = Math.ceil((area.width + 40) / step);
	return Array.from({ length: count + 1 }, (_, index) => {
		const x = -20 + index * step;
		return [x, riverAt(area, x)];
	});
}

export function borderLine({ width, height }: Box, frame: Box): Point[] {
	const [start, bend, turn, end]: [Point, Point, Point, Point] = [
		[width * 0.66, 0],
		[width * 0.61, height * 0.34],
		[width * 0.7, height * 0.62],
		[width * 0.64, height],
	];
	return [pointBetween(bend, start, (bend[1] - frame.y) / bend[1]), bend, turn, bottomOf(turn, end, frame)];
}

function bottomOf(turn: Point, end: Point, frame: Box): Point {
	return pointBetween(turn, end, (frame.y + frame.height - turn[1]) / (end[1] - turn[1]));
}

function riverAt({ height }: Box, x: number): number {
	return height * 0.56 + 34 * Math.sin(x / 92 + 0.4) + 12 * Math.sin(x / 41);
}
