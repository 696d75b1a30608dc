import type { Point } from "#app/features/site/illustrations/geometry/points.ts";
import { COLORS } from "../../colors.ts";
import { edge } from "../../figures.ts";
import { changeKeys, element, group, type Key, opacityKeys, pairs, type Shape, strokeOf } from "../../film.ts";
import { pointOn, smoothPoints } from "../../paths.ts";

const ROAD = smoothPoints(pairs("70 372, 150 360, 350 336, 570 366, 790 332, 990 362, 1210 330"));

const HALTS = [
	{ x: 150, from: 0, to: 15.5 },
	{ x: 350, from: 17.5, to: 33 },
	{ x: 570, from: 35, to: 55 },
	{ x: 790, from: 57, to: 75 },
	{ x: 990, from: 77, to: 130.8 },
	{ x: 1160, from: 132.8, to: 150 },
] as const;

/** When the call turns aside, and when the whole map is shown. */
const ASIDE = { from: 48, to: 53 };
const LAST_LOOK = 141;

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

function street(points: readonly Point[], to: readonly Key[], color = COLORS.line): Shape[] {
	return [
		{ line: { points, to }, attributes: strokeOf({ color, width: 40 }) },
		{ line: { points, to }, attributes: strokeOf({ color: COLORS.paper, width: 32 }) },
	];
}

function progress(): Key[] {
	return HALTS.flatMap(({ x, from, to }): Key[] => [
		[from, shareAt(x)],
		[to, shareAt(x)],
	]);
}

function loop(): Point[] {
	const [x, y] = [570, yAt(570)];
	return smoothPoints([[x, y], ...pairs("512 276, 514 206, 570 178, 626 206, 628 276"), [x + 6, y]]);
}

export function road(): Shape[] {
	const side = (x: number, end: number, start: number) =>
		street(
			[
				[x, yAt(x)],
				[x, end],
			],
			changeKeys(0, start, 1, 1),
		);
	return [
		...side(350, 226, 9.6),
		...street(loop(), changeKeys(0, 10.3, 1, 1.4)),
		...side(790, 230, 11.2),
		...side(990, 226, 11.8),
		...street(ROAD, changeKeys(0, 7, 1, 2.6)),
		...HALTS.map(({ x }, index) =>
			element("circle", { cx: x, cy: yAt(x), r: 10, fill: COLORS.line }, { opacity: opacityKeys(7.4 + index * 0.4) }),
		),
		...HALTS.map(({ x }, index) => {
			const start = LAST_LOOK + 1.4 + index * 0.7;
			const r: Key[] = [
				[start, 9],
				[start + 0.5, 20],
				[start + 1, 14],
			];
			return element("circle", { cx: x, cy: yAt(x), r, fill: COLORS.brand }, { opacity: opacityKeys(start) });
		}),
	];
}

export function caller(): Shape {
	const { from, to } = ASIDE;
	const ball = (): Shape[] => [
		element("circle", { cx: 0, cy: 0, r: 20, fill: COLORS.brass, ...edge(COLORS.brassLine) }),
		element("circle", { cx: 0, cy: 0, r: 7, fill: COLORS.brassLine }),
	];
	const main: Shape = { along: { points: ROAD, share: progress() }, children: ball() };
	const aside: Shape = { along: { points: loop(), share: changeKeys(0, from, 1, to - from) }, children: ball() };
	return group(
		{ opacity: opacityKeys(8) },
		group({ opacity: pairs(`${from - 0.1} 1, ${from} 0, ${to} 0, ${to + 0.1} 1`) }, main),
		group({ opacity: pairs(`${from - 0.1} 0, ${from} 1, ${to} 1, ${to + 0.1} 0`) }, aside),
	);
}

const CLOSE = 1.6;
const TRAVEL = 1.8;

export function camera(shapes: readonly Shape[]): Shape {
	const views = [
		{ at: 0, x: 640, scale: 1 },
		{ at: 14.6, x: 360, scale: CLOSE },
		{ at: 33, x: 570, scale: CLOSE },
		{ at: 55, x: 800, scale: CLOSE },
		{ at: 75, x: 980, scale: CLOSE },
		{ at: 131, x: 1060, scale: CLOSE },
		{ at: LAST_LOOK - 0.6, x: 640, scale: 1 },
	];
	const track = (value: (view: (typeof views)[number]) => number) =>
		views.flatMap((view, index): Key[] => {
			const before = views[index - 1];
			return before ? changeKeys(value(before), view.at, value(view), TRAVEL) : [[0, value(view)]];
		});
	return group(
		{
			x: track(({ x, scale }) => 640 - x * scale),
			y: track(({ scale }) => 312 - 332 * scale),
			scale: track(({ scale }) => scale),
		},
		...shapes,
	);
}
