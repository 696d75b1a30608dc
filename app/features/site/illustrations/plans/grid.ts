import type { Block } from "../geometry/blocks.ts";
import type { Box, Point } from "../geometry/points.ts";

export type GridOptions = {
	turn: number;
	blockWidth: number;
	blockHeight: number;
	street: number;
	bend: number;
	bendLength: number;
};

export function gridBlocks(area: Box, options: GridOptions): Block[] {
	const { blockWidth, blockHeight, street } = options;
	const reach = Math.ceil(Math.max(area.width, area.height) / Math.min(blockWidth, blockHeight) / 1.4) + 1;
	const blocks: Block[] = [];
	for (let row = -reach; row <= reach; row++) {
		for (let column = -reach; column <= reach; column++) {
			const left = column * (blockWidth + street);
			const top = row * (blockHeight + street);
			blocks.push({
				at: (along, across) => bent(area, options, left + along * blockWidth, top + across * blockHeight),
				isDeep: false,
				order: row * 100 + column,
			});
		}
	}
	return blocks;
}

function bent({ x, y, width, height }: Box, options: GridOptions, east: number, south: number): Point {
	const { turn, bend, bendLength } = options;
	const [u, v] = [
		east + bend * Math.sin(south / bendLength + 0.6),
		south + 0.8 * bend * Math.sin(east / (1.1 * bendLength)),
	];
	return [
		x + width / 2 + u * Math.cos(turn) - v * Math.sin(turn),
		y + height / 2 + u * Math.sin(turn) + v * Math.cos(turn),
	];
}
