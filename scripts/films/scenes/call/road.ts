import type { Point } from "../../../../app/features/atlas/geometry/points.ts";
import { COLORS } from "../../colors.ts";
import { edge } from "../../figures.ts";
import { change, element, group, type Key, pairs, type Shape, seen, strokeOf } from "../../film.ts";
import { pointOn, smooth } from "../../paths.ts";

const ROAD = smooth(pairs("70 372, 150 360, 350 336, 570 366, 790 332, 990 362, 1210 330"));

/** Where the call halts, and from when to when. */
export const HALTS = [
	{ x: 150, from: 0, to: 6 },
	{ x: 350, from: 8, to: 18 },
	{ x: 570, from: 20, to: 32 },
	{ x: 790, from: 34, to: 46 },
	{ x: 990, from: 48, to: 61 },
	{ x: 1160, from: 63, to: 76 },
] as const;

function shareAt(x: number): number {
	let [low, high] = [0, 1];
	for (let round = 0; round < 20; round++) {
		const middle = (low + high) / 2;
		if (pointOn(ROAD, middle)[0] < x) low = middle;
		else high = middle;
	}
	return low;
}

export function yAt(x: number): number {
	return pointOn(ROAD, shareAt(x))[1];
}

/** A street: two lines with paper between them. */
function street(points: readonly Point[], to: readonly Key[], color = COLORS.line): Shape[] {
	return [
		{ line: { points, to }, attributes: strokeOf({ color, width: 40 }) },
		{ line: { points, to }, attributes: strokeOf({ color: COLORS.paper, width: 32 }) },
	];
}

/** The share of the road that the call has covered. */
function progress(ahead: number): Key[] {
	return HALTS.flatMap(({ x, from, to }): Key[] => [
		[from, Math.min(1, shareAt(x) + ahead)],
		[to, Math.min(1, shareAt(x) + ahead)],
	]);
}

export function road(): Shape[] {
	const side = (x: number, points: readonly Point[], start: number) =>
		street([[x, yAt(x)], ...points], change(0, start, 1, 1.4));
	return [
		...side(350, pairs("350 200"), 11.5),
		...side(
			570,
			smooth([
				[570, yAt(570)],
				[500, 250],
				[520, 140],
				[620, 130],
				[650, 220],
				[596, yAt(590)],
			]),
			25,
		),
		...side(790, pairs("790 214"), 39),
		...side(990, pairs("990 200"), 54.5),
		...street(ROAD, progress(0.07)),
		...HALTS.map(({ x, from }) =>
			element("circle", { cx: x, cy: yAt(x), r: 9, fill: COLORS.line }, { opacity: seen(from) }),
		),
	];
}

/** The call itself goes along the road; once it turns aside and comes back. */
export function caller(): Shape {
	const around = smooth([
		[570, yAt(570)],
		[500, 250],
		[520, 140],
		[620, 130],
		[650, 220],
		[596, yAt(590)],
		[570, yAt(570)],
	]);
	const ball = (): Shape[] => [
		element("circle", { cx: 0, cy: 0, r: 18, fill: COLORS.brass, ...edge(COLORS.brassLine) }),
		element("circle", { cx: 0, cy: 0, r: 6, fill: COLORS.brassLine }),
	];
	const main: Shape = { along: { points: ROAD, share: progress(0) }, children: ball() };
	const aside: Shape = { along: { points: around, share: change(0, 26.6, 1, 4.4) }, children: ball() };
	return group(
		{},
		group({ opacity: pairs("26.5 1, 26.6 0, 31 0, 31.1 1") }, main),
		group({ opacity: pairs("26.5 0, 26.6 1, 31 1, 31.1 0") }, aside),
	);
}
