import { COLORS } from "../../colors.ts";
import { edge, envelope, mark, person, sheet } from "../../figures.ts";
import { changeKeys, counter, element, group, type Moves, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { doubleRule, drawLedger, drawRule } from "../../ledger.ts";
import { arcPoints } from "../../paths.ts";
import { barrier } from "./gates.ts";
import { law } from "./shapes.ts";

export function refusal(): Shape[] {
	const buyers = [800, 970, 1140];
	return [
		element("path", { d: "M26 500H560", stroke: COLORS.line, "stroke-width": 84 }),
		element("path", { d: "M26 500H560", stroke: COLORS.paper, "stroke-width": 74 }),
		law({ x: 430, y: 200, scale: 2 }),
		barrier(430, 0),
		sheet({ x: pairs("0.4 110, 1.6 300, 1.9 280, 2.2 300"), y: 470, scale: 0.9 }),
		group(
			{ x: 150, y: 200, opacity: opacityKeys(0.3) },
			element("rect", { x: -48, y: -56, width: 96, height: 112, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
			sign("9", 100, COLORS.ink, { y: 34 }),
		),
		mark("no", 2.2, { x: 430, y: 350, scale: 1.5 }),
		...buyers.map((x) => person(COLORS.bank, { x, y: 470, scale: 1.5, opacity: opacityKeys(3.2) })),
		...buyers.map(
			(x, index): Shape => ({
				along: { points: arcPoints([300, 420], [x, 540], 150), share: changeKeys(0, 4 + index, 1, 1.2) },
				moves: { opacity: opacityKeys(3.9 + index) },
				children: [envelope({ scale: 1 })],
			}),
		),
		mark("yes", 6.8, { x: 970, y: 190, scale: 1.5 }),
	];
}

export function broker(): Shape[] {
	const place = { top: 216, size: 84, gap: 96 };
	return [
		column(340, 0.2),
		self({ x: 340, y: 120, opacity: opacityKeys(0.3) }),
		...drawLedger(
			[
				{ amount: 10_000, at: 0.8 },
				{ amount: 850, at: 2.2, before: "−" },
			],
			{ ...place, left: 240, right: 560 },
		),
		drawRule(120, 580, 430, 3.6),
		result(9_150, 560, 3.8),
		column(910, 5),
		agent({ x: 910, y: 120, opacity: opacityKeys(5.1) }),
		...drawLedger(
			[
				{ amount: 10_000, at: 5.4 },
				{ amount: 2_170, at: 8.4, before: "−" },
				{ amount: 850, at: 10, before: "−" },
			],
			{ ...place, top: 196, gap: 90, left: 810, right: 1130 },
		),
		group(
			{ opacity: opacityKeys(6.6, 8.2) },
			element("rect", { x: 670, y: 440, width: 480, height: 116, rx: 10, fill: COLORS.brassSoft }),
			sign("108 500 × 2%", 80, COLORS.ink, { x: 910, y: 526 }),
		),
		drawRule(690, 1150, 408, 11.4),
		counter(
			changeKeys(10_000, 11.6, 6_980, 1.4),
			112,
			COLORS.brand,
			{ x: 1130, y: 526, opacity: opacityKeys(11.6) },
			{ anchor: 1, step: 20 },
		),
		...doubleRule(690, 1150, 556, 13),
	];
}

function column(x: number, at: number): Shape {
	return element(
		"rect",
		{ x: x - 260, y: 62, width: 520, height: 536, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) },
		{ opacity: opacityKeys(at) },
	);
}

function result(amount: number, right: number, at: number): Shape {
	return counter(
		changeKeys(10_000, at, amount, 1.2),
		112,
		COLORS.ink,
		{ x: right, y: 540, opacity: opacityKeys(at) },
		{ anchor: 1, step: 50 },
	);
}

const self = (moves: Moves) => group(moves, person(COLORS.ink, { x: -204, y: 34, scale: 0.8 }));

const agent = (moves: Moves) =>
	group(
		moves,
		person(COLORS.bank, { x: -204, y: 34, scale: 0.8 }),
		element(
			"path",
			{ d: "M-22 -16H22V16H-22ZM-10 -16V-26H10V-16", fill: COLORS.paper, ...edge(COLORS.ink) },
			{ x: -142, y: 14, scale: 1.1 },
		),
	);
