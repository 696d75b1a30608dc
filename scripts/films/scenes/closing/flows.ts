import type { Point } from "../../../../app/features/atlas/geometry/points.ts";
import { COLORS } from "../../colors.ts";
import { coin, edge, house, key, mark, person, sheet } from "../../figures.ts";
import {
	change,
	counter,
	drawn,
	element,
	group,
	type Moves,
	pairs,
	type Shape,
	seen,
	sign,
	strokeOf,
} from "../../film.ts";
import { smooth } from "../../paths.ts";

export const HOLDER = { x: 500, y: 606, scale: 1.32 };

/** What comes in, and when. */
export const IN = [
	{ amount: 1_000, at: 5, from: [190, 190] as Point },
	{ amount: 5_000, at: 10, from: [190, 420] as Point },
	{ amount: 91_500, at: 32, from: [190, 420] as Point },
];

/** What goes out, and to whom. */
export const OUT = [
	{ amount: 84_260, at: 46 },
	{ amount: 640, at: 49 },
	{ amount: 1_500, at: 51.4 },
	{ amount: 2_100, at: 56 },
	{ amount: 8_000, at: 58.6 },
	{ amount: 1_000, at: 61.2 },
];

export const TOTAL = 97_500;

function rowOf(index: number): number {
	return 118 + index * 88;
}

/** The ways of the money, drawn like streets. */
export function streams(): Shape[] {
	const way = (points: readonly Point[], start: number, end?: number): Shape[] => [
		{
			line: { points, to: change(0, start, 1, 1.4) },
			attributes: strokeOf({ color: COLORS.line, width: 22 }),
			moves: { opacity: seen(start, end) },
		},
		{
			line: { points, to: change(0, start, 1, 1.4) },
			attributes: strokeOf({ color: COLORS.paper, width: 16 }),
			moves: { opacity: seen(start, end) },
		},
	];
	return [
		...way(lineIn([190, 190]), 2.6, 66),
		...way(lineIn([190, 420]), 7.6, 66),
		...OUT.flatMap(({ at }, index) => way(lineOut(index), at - 1.4, 66)),
	];
}

export function lineIn([x, y]: Point): Point[] {
	const into = y < 300 ? 400 : 540;
	return smooth([
		[x + 66, y - 30],
		[x + 124, y - 20],
		[352, into - 40],
		[386, into],
	]);
}

function lineOut(index: number): Point[] {
	return smooth([
		[614, 500],
		[700, (500 + rowOf(index)) / 2],
		[800, rowOf(index) - 16],
	]);
}

/** One amount after the other leaves; the first three make the contract price. */
export function payments(): Shape[] {
	const symbols: ((moves: Moves) => Shape)[] = [
		(moves) =>
			group(
				moves,
				person(COLORS.building, { x: -22, y: 32, scale: 0.64 }),
				person(COLORS.building, { x: 26, y: 32, scale: 0.64 }),
			),
		(moves) =>
			group(
				moves,
				element("path", {
					d: "M0 -34C20 -8 26 2 26 12A26 26 0 0 1 -26 12C-26 2 -20 -8 0 -34Z",
					fill: COLORS.bank,
					...edge(COLORS.ink, 3),
				}),
			),
		(moves) => sheet({ ...moves, scale: 0.56 }, { edge: COLORS.building }),
		(moves) => sheet({ ...moves, scale: 0.56 }, { edge: COLORS.bank }),
		(moves) => coin(moves),
		(moves) => person(COLORS.ink, { ...moves, y: Number(moves.y) + 32, scale: 0.64 }),
	];
	const gone = 66;
	return [
		...OUT.flatMap(({ amount, at }, index): Shape[] => {
			const y = rowOf(index);
			const there = { opacity: seen(at + 0.6, gone) };
			return [
				{
					along: { points: lineOut(index), share: change(0, at, 1, 1.4) },
					moves: { opacity: seen(at - 0.2, at + 1.1), scale: 0.8 },
					children: [coin({})],
				},
				group(there, (symbols[index] as (moves: Moves) => Shape)({ x: 852, y: y - 16 })),
				counter(
					change(0, at + 0.4, amount, 1.2),
					54,
					index === 4 ? COLORS.brassLine : COLORS.ink,
					{ x: 1064, y, ...there },
					{ anchor: 1, step: 20 },
				),
			];
		}),
		drawn(
			pairs("1082 76, 1098 76, 1098 300, 1082 300"),
			53,
			1,
			{ color: COLORS.ink, width: 4 },
			{ opacity: seen(53, gone) },
		),
		counter(
			change(80_000, 53.6, 86_400, 1.4),
			46,
			COLORS.brand,
			{ x: 1110, y: 204, opacity: seen(53.6, gone) },
			{ anchor: 0, step: 100 },
		),
	];
}

/** The key goes to the buyer; both totals agree. */
export function keys(): Shape[] {
	return [
		element(
			"path",
			{ d: "M760 250L1190 240L1196 520L766 530Z", fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
			{ opacity: seen(67) },
		),
		house({ x: 1040, y: 470, scale: 1.4, opacity: seen(67.2) }),
		person(COLORS.bank, { x: change(700, 68, 860, 1.4), y: 490, scale: 1.2, opacity: seen(68) }),
		key({
			x: change(640, 69, 850, 1.8),
			y: change(200, 69, 320, 1.8),
			turn: pairs("69 -30, 70.8 0, 71.6 0, 72.2 14, 72.8 0"),
			opacity: seen(69),
		}),
		counter(
			change(0, 67.4, TOTAL, 1.6),
			56,
			COLORS.ink,
			{ x: 760, y: 168, opacity: seen(67.4) },
			{ anchor: 0, step: 500 },
		),
		sign("=", 56, COLORS.ink, { x: 975, y: 168, opacity: seen(69) }),
		counter(
			change(0, 69.4, TOTAL, 1.6),
			56,
			COLORS.ink,
			{ x: 1190, y: 168, opacity: seen(69.4) },
			{ anchor: 1, step: 500 },
		),
		mark("yes", 72, { x: 1190, y: 250 }),
	];
}
