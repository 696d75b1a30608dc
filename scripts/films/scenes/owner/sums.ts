import { COLORS } from "../../colors.ts";
import { coin, house, mark, person, sheet } from "../../figures.ts";
import { changeKeys, counter, group, type Moves, opacityKeys, type Shape, sign } from "../../film.ts";
import { doubleRule, drawLedger, drawRule } from "../../ledger.ts";
import { card } from "./shapes.ts";

const owner = (moves: Moves) => group(moves, person(COLORS.building, { y: 40, scale: 0.9 }));
const fee = (moves: Moves) => group(moves, coin({ scale: 1.2 }));

/** 98,500 + 10,000 = 108,500 */
export function bothSums(): Shape[] {
	const CARD = { x: 272, y: 446 };
	return [
		card(
			{ x: 272, y: 312, scale: 1.4, opacity: opacityKeys(0.2) },
			house({ y: 14, scale: 1.2, opacity: opacityKeys(0.2, 2.6) }),
			sheet({ y: -68, scale: 1.2, opacity: opacityKeys(3.2) }),
		),
		group({ opacity: opacityKeys(0.2, 2.6) }, mark("no", 0.8, { x: 462, y: 96, scale: 1.5 })),
		...drawLedger(
			[
				{ amount: 98_500, at: 5.6, symbol: owner },
				{ amount: 10_000, at: 8.4, before: "+", color: COLORS.brassLine, symbol: fee },
			],
			{ left: 580, right: 1190, top: 190, size: 100, gap: 124 },
		),
		drawRule(566, 1204, 348, 11),
		counter(
			changeKeys(98_500, 11.6, 108_500, 1.6),
			128,
			COLORS.brand,
			{ x: 1190, y: 470, opacity: opacityKeys(11.6) },
			{ anchor: 1, step: 500 },
		),
		...doubleRule(566, 1204, 496, 13.2),
		sign("108 500", 84, COLORS.ink, {
			x: changeKeys(980, 14.4, CARD.x, 1.4),
			y: changeKeys(470, 14.4, CARD.y, 1.4),
			opacity: opacityKeys(14.4),
		}),
		mark("yes", 16.4, { x: 462, y: 96, scale: 1.5 }),
	];
}
