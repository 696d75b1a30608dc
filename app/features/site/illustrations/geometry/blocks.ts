import { type Point, pointBetween, pointInQuad, type Quad } from "./points.ts";
import type { Random } from "./random.ts";

/**
 * A block between streets, bent by its plan. `at` maps a share of length (0 left, 1 right, facing it) and depth (0
 * front, 1 back) to a point. `order` is its reading order.
 */
export type Block = {
	at: (along: number, across: number) => Point;
	isDeep: boolean;
	/** True when lots need more than four corners to follow the streets. */
	isCurved?: boolean;
	order: number;
};

/** `outline` follows the neighbours exactly; `corners` are the main four. */
export type Parcel = { corners: Quad; outline: Point[] };

/** In reading order: along the front, then the back. Lots of similar size fill the block without overlap. */
export function divideIntoParcels(block: Block, count: number): Parcel[] {
	if (block.isDeep || count < 2) return parcelsInRow(block, count, 0, 1, [], []);
	const front = Math.ceil(count / 2);
	const back = count - front;
	const middle = 0.25 + front / count / 2;
	return [
		...parcelsInRow(block, front, 0, middle, [], divisions(back)),
		...parcelsInRow(block, back, middle, 1, divisions(front), []),
	];
}

export function blockCorners({ at }: Block): Quad {
	return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

export function blockOutline({ at }: Block, parts: number): Point[] {
	const stops = Array.from({ length: parts + 1 }, (_, index) => index / parts);
	return [...stops.map((stop) => at(stop, 0)), ...stops.reverse().map((stop) => at(stop, 1))];
}

export function buildingOutline(corners: Quad, random: Random): Point[] {
	const left = 0.2 + random() * 0.12;
	const right = 0.72 + random() * 0.1;
	const front = 0.17 + random() * 0.04;
	const back = front + 0.36 + random() * 0.24;
	const at = (along: number, across: number) => pointInQuad(corners, along, across);
	if (random() >= 0.38) return [at(left, front), at(right, front), at(right, back), at(left, back)];
	const [inner, step] = [(left + right) / 2, front + (back - front) * 0.55];
	return [at(left, front), at(right, front), at(right, step), at(inner, step), at(inner, back), at(left, back)];
}

export function shrinkOutline(outline: readonly Point[], towards: Point, share: number): Point[] {
	return outline.map((corner) => pointBetween(corner, towards, share));
}

function divisions(count: number): number[] {
	return Array.from({ length: Math.max(0, count - 1) }, (_, index) => (index + 1) / count);
}

/** One row of lots; the shared line follows the corners of the row behind. */
function parcelsInRow(
	{ at, isCurved }: Block,
	count: number,
	front: number,
	back: number,
	stopsInFront: readonly number[],
	stopsBehind: readonly number[],
): Parcel[] {
	const bends = isCurved ? divisions(count * Math.ceil(4 / count)) : [];
	const stopsAtFront = front === 0 ? bends : stopsInFront;
	const stopsAtBack = back === 1 ? bends : stopsBehind;
	return Array.from({ length: count }, (_, index) => {
		const [left, right] = [index / count, (index + 1) / count];
		const within = (stop: number) => stop > left + 1e-9 && stop < right - 1e-9;
		const corners: Quad = [at(left, front), at(right, front), at(right, back), at(left, back)];
		const [frontLeft, frontRight, backRight, backLeft] = corners;
		const inFront = stopsAtFront.filter(within).map((stop) => at(stop, front));
		const behind = stopsAtBack.filter(within).map((stop) => at(stop, back));
		return { corners, outline: [frontLeft, ...inFront, frontRight, backRight, ...behind.reverse(), backLeft] };
	});
}
