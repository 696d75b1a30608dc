import { COLORS } from "../../colors.ts";
import { coin, edge, holder, person } from "../../figures.ts";
import { changeKeys, counter, element, type Key, opacityKeys, pairs, type Shape } from "../../film.ts";
import { drawLedger, drawRule } from "../../ledger.ts";
import { arcPoints } from "../../paths.ts";
import { account } from "./account.ts";
import { AMOUNTS_IN, TOTAL_AMOUNT } from "./amounts.ts";

export function deposits(): Shape[] {
	const held: Key[] = pairs("3.8 0, 5 1000, 9.2 1000, 10.4 6000");
	return [
		person(COLORS.ink, { x: changeKeys(60, 0.6, 170, 1), y: 320, scale: 1.7, opacity: opacityKeys(0.6) }),
		person(COLORS.bank, { x: changeKeys(60, 5.6, 170, 1), y: 588, scale: 1.7, opacity: opacityKeys(5.6) }),
		...[
			{ amount: 1_000, at: 1.4, y: 276 },
			{ amount: 5_000, at: 6.4, y: 544 },
		].flatMap(({ amount, at, y }): Shape[] => [
			counter(
				changeKeys(0, at, amount, 1),
				112,
				COLORS.ink,
				{ x: 290, y, opacity: opacityKeys(at) },
				{ anchor: 0, step: 100 },
			),
			{
				along: {
					points: arcPoints([630, y - 40], [860, 540], y < 400 ? 20 : -10),
					share: changeKeys(0, at + 0.8, 1, 1.8),
				},
				moves: { scale: 1.6, opacity: opacityKeys(at + 0.4, at + 2.5) },
				children: [coin({})],
			},
		]),
		...vessel(held, { x: 920, scale: 1.8 }),
	];
}

export function transfer(): Shape[] {
	return [
		element(
			"rect",
			{ x: 62, y: 60, width: 600, height: 542, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) },
			{ opacity: opacityKeys(0.1) },
		),
		...drawLedger(
			AMOUNTS_IN.map((row, index) => ({
				...row,
				at: [0.3, 1.3, 2.6][index] as number,
				before: index === 0 ? undefined : "+",
			})),
			{ left: 108, right: 616, top: 168, size: 102, gap: 114 },
		),
		drawRule(100, 630, 438, 7.4),
		counter(
			changeKeys(0, 7.8, TOTAL_AMOUNT, 2),
			136,
			COLORS.brand,
			{ x: 616, y: 562, opacity: opacityKeys(7.8) },
			{ anchor: 1, step: 500 },
		),
		...vessel(pairs("5.4 6000, 7 97500"), { x: 960, scale: 1.8 }),
		account({ x: 960, y: 92, scale: 0.9, opacity: opacityKeys(3.2) }, "known"),
		{
			along: { points: arcPoints([640, 330], [900, 500], 40), share: changeKeys(0, 3.8, 1, 1.8) },
			moves: { scale: 1.8, opacity: opacityKeys(3.4, 5.5) },
			children: [coin({})],
		},
	];
}

export function vessel(held: readonly Key[], { x, scale }: { x: number; scale: number }): Shape[] {
	const width = 164 * scale;
	return [
		holder(
			{ x, y: 598, scale, opacity: opacityKeys(0.2) },
			held.map(([second, amount]): Key => [second, amount / TOTAL_AMOUNT]),
		),
		element(
			"rect",
			{ x: x - width / 2 + 8, y: 598 - 118 * scale, width: width - 16, height: 58 * scale, rx: 8, fill: COLORS.paper },
			{ opacity: opacityKeys(0.2) },
		),
		counter(held, 52 * scale, COLORS.ink, { x, y: 598 - 71 * scale, opacity: opacityKeys(0.6) }, { step: 20 }),
	];
}
