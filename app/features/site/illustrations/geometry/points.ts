export type Point = readonly [x: number, y: number];

/** Front left, front right, back right, back left. */
export type Quad = readonly [Point, Point, Point, Point];

export type Box = { x: number; y: number; width: number; height: number };

export function pointBetween(from: Point, to: Point, share: number): Point {
	return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** `along`: 0 left, 1 right; `across`: 0 front, 1 back. */
export function pointInQuad([frontLeft, frontRight, backRight, backLeft]: Quad, along: number, across: number): Point {
	return pointBetween(pointBetween(frontLeft, frontRight, along), pointBetween(backLeft, backRight, along), across);
}

export function centroid(points: readonly Point[]): Point {
	let x = 0;
	let y = 0;
	for (const point of points) {
		x += point[0];
		y += point[1];
	}
	return [x / points.length, y / points.length];
}

export function distance(one: Point, other: Point): number {
	return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** Bounding box. Throws a RangeError without points. */
export function boxAround(points: readonly Point[]): Box {
	if (points.length === 0) throw new RangeError("There is no box around no points.");
	const xs = points.map((point) => point[0]);
	const ys = points.map((point) => point[1]);
	const x = Math.min(...xs);
	const y = Math.min(...ys);
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function boxesMeet(one: Box, other: Box): boolean {
	return (
		one.x < other.x + other.width &&
		other.x < one.x + one.width &&
		one.y < other.y + other.height &&
		other.y < one.y + one.height
	);
}

export function isInBox([x, y]: Point, box: Box): boolean {
	return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

export function expandBox(box: Box, by: number): Box {
	return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
