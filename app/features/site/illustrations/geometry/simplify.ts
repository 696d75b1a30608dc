import { distance, type Point } from "./points.ts";

/** Removes points that lie within `tolerance` of the remaining line (Douglas and Peucker). Keeps the ends. */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
	const last = line.length - 1;
	if (last < 2) return [...line];
	const kept = new Set([0, last]);
	const open: [number, number][] = isClosed(line) ? ringParts(line) : [[0, last]];
	for (const [from, to] of open) kept.add(from).add(to);

	for (let span = open.pop(); span; span = open.pop()) {
		const [from, to] = span;
		let furthest = -1;
		let gap = tolerance;
		for (let index = from + 1; index < to; index++) {
			const away = distanceToSegment(line[index] as Point, line[from] as Point, line[to] as Point);
			if (away > gap) [furthest, gap] = [index, away];
		}
		if (furthest < 0) continue;
		kept.add(furthest);
		open.push([from, furthest], [furthest, to]);
	}
	return line.filter((_, index) => kept.has(index));
}

function isClosed(line: readonly Point[]): boolean {
	return distance(line[0] as Point, line.at(-1) as Point) === 0;
}

/** A ring has no ends, so it is cut at four points. */
function ringParts(line: readonly Point[]): [number, number][] {
	const last = line.length - 1;
	const cuts = [0, 1, 2, 3, 4].map((part) => Math.round((last * part) / 4));
	return cuts.slice(1).map((cut, index) => [cuts[index] as number, cut]);
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
	const length = distance(from, to);
	if (length === 0) return distance(point, from);
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
	return Math.abs(dx * (from[1] - point[1]) - dy * (from[0] - point[0])) / length;
}
