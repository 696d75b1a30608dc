import { COLORS } from "../../colors.ts";
import { coin, edge, person } from "../../figures.ts";
import { changeKeys, counter, element, group, opacityKeys, type Shape } from "../../film.ts";
import { doubleRule, drawLedger, drawRule } from "../../ledger.ts";
import { owners } from "./people.ts";

export function price(): Shape[] {
	return [
		element(
			"rect",
			{ x: 240, y: 90, width: 800, height: 490, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) },
			{ opacity: opacityKeys(0.1) },
		),
		...drawLedger(
			[
				{ amount: 86_400, at: 0.7, symbol: (moves) => group(moves, owners({ x: 20, y: 40, scale: 0.8 })) },
				{
					amount: 8_000,
					at: 2.6,
					before: "+",
					color: COLORS.brassLine,
					symbol: (moves) => group(moves, coin({ x: 20, scale: 1.3 })),
				},
			],
			{ left: 310, right: 970, top: 208, size: 114, gap: 130 },
		),
		drawRule(300, 980, 376, 4.2),
		person(COLORS.bank, { x: 386, y: 520, scale: 1.1, opacity: opacityKeys(4.6) }),
		counter(
			changeKeys(86_400, 4.8, 94_400, 1.8),
			134,
			COLORS.brand,
			{ x: 970, y: 512, opacity: opacityKeys(4.8) },
			{ anchor: 1, step: 100 },
		),
		...doubleRule(300, 980, 540, 6.8),
	];
}
