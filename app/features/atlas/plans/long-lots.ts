import type { Block } from "../geometry/blocks.ts";
import type { Box, Point } from "../geometry/points.ts";

const BANK = 14;
const DEPTH = 88;
const LANE = 11;
const BLOCK = 96;
const GAP = 8;
const LEAN = 0.22;

/** Narrow lots that all reach down to a river, in ranks on both sides of it. */
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

/** The line in the middle of the river, from edge to edge. */
export function riverLine(area: Box, step: number): Point[] {
	const count = Math.ceil((area.width + 40) / step);
	return Array.from({ length: count + 1 }, (_, index) => {
		const x = -20 + index * step;
		return [x, riverAt(area, x)];
	});
}

/** The border that crosses the sheet from top to bottom. */
export function borderLine({ width, height }: Box): Point[] {
	return [
		[width * 0.66, -10],
		[width * 0.61, height * 0.34],
		[width * 0.7, height * 0.62],
		[width * 0.64, height + 10],
	];
}

function riverAt({ height }: Box, x: number): number {
	return height * 0.56 + 34 * Math.sin(x / 92 + 0.4) + 12 * Math.sin(x / 41);
}
