import type { Point } from "#app/features/site/illustrations/geometry/points.ts";
import { COLORS } from "../../colors.ts";
import { coin, edge, holder, house } from "../../figures.ts";
import { changeKeys, element, group, opacityKeys, type Shape, sign, strokeOf } from "../../film.ts";
import { arcPoints, smoothPoints } from "../../paths.ts";
import { AMOUNTS_IN, AMOUNTS_OUT } from "./amounts.ts";

export function title(): Shape[] {
	return [
		element(
			"path",
			{ d: "M640 140L1190 126L1206 566L630 580Z", fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
			{ opacity: opacityKeys(0.3) },
		),
		house({ x: 900, y: changeKeys(470, 0.6, 530, 1.1), scale: 2.5, opacity: opacityKeys(0.6) }),
		group(
			{ x: 1110, y: 472, opacity: opacityKeys(1.4) },
			element("rect", { x: -48, y: -56, width: 96, height: 112, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
			sign("9", 100, COLORS.ink, { y: 34 }),
		),
		group(
			{ x: 280, y: changeKeys(300, 2.2, 340, 1), opacity: opacityKeys(2.2) },
			element("rect", {
				x: -160,
				y: -190,
				width: 320,
				height: 380,
				rx: 16,
				fill: COLORS.paper,
				...edge(COLORS.ink, 6),
			}),
			element("path", { d: "M-157 -110V-174Q-157 -187 -144 -187H144Q157 -187 157 -174V-110Z", fill: COLORS.brand }),
			sign("18", 240, COLORS.ink, { y: 118 }),
		),
		{
			along: { points: arcPoints([300, 180], [900, 200], 90), share: changeKeys(0, 3.8, 1, 2) },
			moves: { scale: 1.8, opacity: opacityKeys(3.6, 5.7) },
			children: [coin({})],
		},
	];
}

const LEFT = [150, 330, 510].map((y): Point => [170, y]);
const RIGHT = AMOUNTS_OUT.map((_, index): Point => [1110, 92 + index * 92]);

export function ways(): Shape[] {
	const into = (index: number): Point[] => {
		const [x, y] = LEFT[index] as Point;
		return smoothPoints([
			[x + 70, y],
			[x + 190, y],
			[470, 380 + index * 60],
			[530, 390 + index * 60],
		]);
	};
	const out = (index: number): Point[] => {
		const [x, y] = RIGHT[index] as Point;
		return smoothPoints([
			[750, 380 + index * 26],
			[810, 380 + index * 26],
			[x - 180, y],
			[x - 64, y],
		]);
	};
	return [
		...LEFT.flatMap((_, index) => street(into(index), 1.2 + index * 0.9)),
		...RIGHT.flatMap((_, index) => street(out(index), 4.4 + index * 0.6)),
		holder({ x: 640, y: changeKeys(640, 0.3, 598, 0.9), scale: 1.5, opacity: opacityKeys(0.3) }, 0),
		...LEFT.map(([x, y], index) =>
			group({ x, y, scale: 1.5, opacity: opacityKeys(1 + index * 0.9) }, AMOUNTS_IN[index]?.symbol({}) as Shape),
		),
		...RIGHT.map(([x, y], index) =>
			group({ x, y, scale: 1.15, opacity: opacityKeys(5 + index * 0.6) }, AMOUNTS_OUT[index]?.symbol({}) as Shape),
		),
	];
}

function street(points: readonly Point[], start: number): Shape[] {
	const to = changeKeys(0, start, 1, 1.2);
	return [
		{ line: { points, to }, attributes: strokeOf({ color: COLORS.line, width: 26 }) },
		{ line: { points, to }, attributes: strokeOf({ color: COLORS.paper, width: 18 }) },
	];
}
