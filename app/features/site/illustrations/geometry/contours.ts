import type { Box, Point } from "./points.ts";
import { simplifyLine } from "./simplify.ts";
import type { Terrain } from "./terrain.ts";

/** Every fifth height is major. Closed lines end where they began. */
export type Contour = { isMajor: boolean; lines: Point[][] };

export type ContourOptions = {
	cell: number;
	interval: number;
	tolerance: number;
	/** Shorter lines are dropped, in drawing units. */
	shortest?: number;
};

export function traceContours(terrain: Terrain, area: Box, options: ContourOptions): Contour[] {
	const { cell, interval, tolerance, shortest = 6 * cell } = options;
	const field = sampleHeights(terrain, area, cell);
	const lowest = Math.ceil(Math.min(...field.heights) / interval);
	const highest = Math.floor(Math.max(...field.heights) / interval);
	const contours: Contour[] = [];
	for (let step = lowest; step <= highest; step++) {
		const traced = joinedEdges(field, step * interval).filter((line) => lengthOf(line) >= shortest);
		const lines = traced.map((line) => simplifyLine(line, tolerance)).filter((line) => line.length > 2);
		if (lines.length > 0) contours.push({ isMajor: step % 5 === 0, lines });
	}
	return contours;
}

type Field = { columns: number; rows: number; heights: number[]; area: Box; cell: number };

function sampleHeights(terrain: Terrain, area: Box, cell: number): Field {
	const columns = Math.ceil(area.width / cell) + 1;
	const rows = Math.ceil(area.height / cell) + 1;
	const heights: number[] = [];
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			heights.push(terrain(area.x + column * cell, area.y + row * cell));
		}
	}
	return { columns, rows, heights, area, cell };
}

/** Sides joined by a line, by the corners above it (1 top left, then clockwise 2, 4, 8). */
const SIDES_CROSSED_BY_CORNERS: Record<number, [Side, Side][]> = {
	1: [["left", "top"]],
	2: [["top", "right"]],
	3: [["left", "right"]],
	4: [["right", "bottom"]],
	5: [
		["left", "top"],
		["right", "bottom"],
	],
	6: [["top", "bottom"]],
	7: [["left", "bottom"]],
	8: [["bottom", "left"]],
	9: [["bottom", "top"]],
	10: [
		["top", "right"],
		["bottom", "left"],
	],
	11: [["bottom", "right"]],
	12: [["right", "left"]],
	13: [["right", "top"]],
	14: [["top", "left"]],
};

type Side = "top" | "right" | "bottom" | "left";

/** Line segments at one height. Cell sides have numbers: two per corner of the field. */
function joinedEdges({ columns, rows, heights, area, cell }: Field, level: number): Point[][] {
	const neighbours = new Map<number, number[]>();
	const places = new Map<number, Point>();
	const at = (column: number, row: number) => heights[row * columns + column] as number;

	const cross = (column: number, row: number, side: Side): number => {
		const [fromColumn, fromRow] = [column + (side === "right" ? 1 : 0), row + (side === "bottom" ? 1 : 0)];
		const flat = side === "top" || side === "bottom";
		const edge = 2 * (fromRow * columns + fromColumn) + (flat ? 0 : 1);
		if (!places.has(edge)) {
			const from = at(fromColumn, fromRow);
			const to = flat ? at(fromColumn + 1, fromRow) : at(fromColumn, fromRow + 1);
			const share = (level - from) / (to - from);
			const [x, y] = [fromColumn + (flat ? share : 0), fromRow + (flat ? 0 : share)];
			places.set(edge, [area.x + x * cell, area.y + y * cell]);
			neighbours.set(edge, []);
		}
		return edge;
	};

	for (let row = 0; row < rows - 1; row++) {
		for (let column = 0; column < columns - 1; column++) {
			const above =
				(at(column, row) > level ? 1 : 0) +
				(at(column + 1, row) > level ? 2 : 0) +
				(at(column + 1, row + 1) > level ? 4 : 0) +
				(at(column, row + 1) > level ? 8 : 0);
			for (const [start, end] of SIDES_CROSSED_BY_CORNERS[above] ?? []) {
				const [one, other] = [cross(column, row, start), cross(column, row, end)];
				neighbours.get(one)?.push(other);
				neighbours.get(other)?.push(one);
			}
		}
	}
	return chains(neighbours).map((chain) => chain.map((edge) => places.get(edge) as Point));
}

function chains(neighbours: ReadonlyMap<number, readonly number[]>): number[][] {
	const seen = new Set<number>();
	const follow = (start: number): number[] => {
		const chain = [start];
		seen.add(start);
		for (let here = start; ; ) {
			const next = neighbours.get(here)?.find((edge) => !seen.has(edge));
			if (next === undefined) break;
			chain.push(next);
			seen.add(next);
			here = next;
		}
		return chain;
	};
	const found: number[][] = [];
	for (const [edge, joined] of neighbours) if (joined.length === 1 && !seen.has(edge)) found.push(follow(edge));
	for (const edge of neighbours.keys()) if (!seen.has(edge)) found.push([...follow(edge), edge]);
	return found;
}

function lengthOf(line: readonly Point[]): number {
	let length = 0;
	for (let index = 1; index < line.length; index++) {
		const [from, to] = [line[index - 1] as Point, line[index] as Point];
		length += Math.hypot(to[0] - from[0], to[1] - from[1]);
	}
	return length;
}
