import type { Block } from "../geometry/blocks.ts";
import { type Box, between, type Point } from "../geometry/points.ts";

const BANK = 14;
const DEPTH = 88;
const LANE = 11;
const BLOCK = 84;
const GAP = 7;
const LEAN = 0.22;

export function longLotBlocks(area: Box): Block[] {
	const blocks: Block[] = [];
	for (const side of [-1, 1]) {
		for (let rank = 0; rank < 3; rank++) {
			const near = BANK + rank * (DEPTH + LANE);
			for (let left = -150, index = 0; left < area.width + 60; left += BLOCK + GAP, index++) {
				blocks.push({
					at: (along, across) => {
						const away = side < 0 ? near + DEPTH * (1 - across) : near + DEPTH * across;
						const x = left + along * BLOCK;
						return [x + side * away * LEAN, riverAt(area, x) + side * away];
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
	return [between(bend, start, (bend[1] - frame.y) / bend[1]), bend, turn, bottomOf(turn, end, frame)];
}

function bottomOf(turn: Point, end: Point, frame: Box): Point {
	return between(turn, end, (frame.y + frame.height - turn[1]) / (end[1] - turn[1]));
}

function riverAt({ height }: Box, x: number): number {
	return height * 0.56 + 34 * Math.sin(x / 92 + 0.4) + 12 * Math.sin(x / 41);
}
