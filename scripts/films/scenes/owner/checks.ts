import { COLORS } from "../../colors.ts";
import { coin, edge, house, mark, person, phone } from "../../figures.ts";
import { changeKeys, counter, element, group, opacityKeys, pairs, type Shape, sign, strokeOf } from "../../film.ts";
import { ringPoints } from "../../paths.ts";
import { card, photo, register } from "./shapes.ts";

/** 196,000 / 2 = 98,000 */
export function bait(): Shape[] {
	const unseen = { fill: "none", ...edge(COLORS.danger, 5), "stroke-dasharray": "9 9" };
	const price = changeKeys(196_000, 3, 98_000, 2);
	return [
		card({ x: 272, y: 312, scale: 1.4, opacity: opacityKeys(0.2) }, house({ y: 14, scale: 1.2 })),
		counter(price, 84, COLORS.ink, { x: 272, y: 446, opacity: opacityKeys(0.8) }, { step: 500 }),
		sign("196 000 ÷ 2 =", 84, COLORS.ink, { x: 540, y: 160, opacity: opacityKeys(1.6) }, 0),
		counter(price, 128, COLORS.danger, { x: 540, y: 290, opacity: opacityKeys(3) }, { anchor: 0, step: 500 }),
		group(
			{ x: 660, y: 580, scale: 1.8, opacity: opacityKeys(5.8, 10.8) },
			element("path", { d: "M-44 0C-44 -36 -24 -46 0 -46S44 -36 44 0Z", ...unseen }),
			element("circle", { cx: 0, cy: -76, r: 25, ...unseen }),
			sign("?", 44, COLORS.danger, { y: -60 }),
		),
		person(COLORS.bank, { x: 1130, y: 580, scale: 1.8, opacity: opacityKeys(6.6) }),
		coin({ x: changeKeys(1020, 8.2, 780, 1.8), y: 520, scale: 1.8, opacity: opacityKeys(7.6, 10.8) }),
		mark("no", 11.6, { x: 780, y: 500, scale: 1.8 }),
	];
}

const MINUTES = [
	{ amount: 15, x: 190, at: 0.4 },
	{ amount: 20, x: 500, at: 4.4 },
	{ amount: 10, x: 810, at: 8.4 },
] as const;

/** 15 + 20 + 10 = 45 minutes */
export function checks(): Shape[] {
	return [
		register({ x: 190, y: 190, scale: 1.4, opacity: opacityKeys(0.4) }),
		group(
			{ opacity: opacityKeys(4.4) },
			photo({ x: changeKeys(560, 4.4, 462, 1.2), y: 160, scale: 1.5 }),
			photo({ x: changeKeys(440, 5.2, 538, 1.2), y: 220, scale: 1.5 }),
		),
		phone({ x: 810, y: 190, scale: 1.5, opacity: opacityKeys(8.4) }, [9.2, 10.4]),
		...MINUTES.map(({ x, at }, index) =>
			mark(index === 2 ? "open" : "no", at + 2.8, { x: x + 110, y: 88, scale: 1.3 }),
		),
		...MINUTES.flatMap(({ amount, x, at }, index) => [
			...clock(x, amount, at),
			...(index > 0 ? [sign("+", 90, COLORS.ink, { x: x - 155, y: 486, opacity: opacityKeys(at) })] : []),
		]),
		sign("=", 90, COLORS.ink, { x: 965, y: 486, opacity: opacityKeys(12.2) }),
		counter(
			changeKeys(0, 12.4, 45, 1.6),
			150,
			COLORS.brand,
			{ x: 1100, y: 506, opacity: opacityKeys(12.4) },
			{ step: 1 },
		),
		coin({ x: pairs("14.6 1100, 15.4 1160, 16.2 1100"), y: 200, scale: 2.2, opacity: opacityKeys(14.4) }),
		mark("yes", 16.2, { x: 1180, y: 130, scale: 1.3 }),
	];
}

function clock(x: number, amount: number, at: number): Shape[] {
	return [
		element(
			"circle",
			{ cx: x, cy: 456, r: 92, fill: COLORS.paper, ...edge(COLORS.line, 4) },
			{ opacity: opacityKeys(at) },
		),
		{
			line: { points: ringPoints([x, 456], 92), to: changeKeys(0, at + 0.2, amount / 60, 2.4) },
			attributes: strokeOf({ color: COLORS.brassLine, width: 20 }),
		},
		counter(changeKeys(0, at + 0.2, amount, 2.4), 96, COLORS.ink, { x, y: 488, opacity: opacityKeys(at) }, { step: 1 }),
	];
}
