import { COLORS } from "../../colors.ts";
import { edge, mark } from "../../figures.ts";
import { changeKeys, counter, element, opacityKeys, type Shape } from "../../film.ts";
import { doubleRule, drawLedger, drawRule } from "../../ledger.ts";
import { SYMBOLS } from "./opening.ts";

export function recap(): Shape[] {
	return [
		element(
			"rect",
			{ x: 270, y: 62, width: 700, height: 540, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) },
			{ opacity: opacityKeys(0.2) },
		),
		...drawLedger(
			[
				{ amount: 196_000, at: 0.8, symbol: SYMBOLS.value },
				{ amount: 58_800, at: 2.6, before: "−", symbol: SYMBOLS.margin },
				{ amount: 28_000, at: 4.4, before: "−", symbol: SYMBOLS.repairs },
				{ amount: 9_000, at: 6.2, before: "−", color: COLORS.brassLine, symbol: SYMBOLS.fee },
			],
			{ left: 330, right: 920, top: 142, size: 84, gap: 94 },
		),
		drawRule(320, 930, 454, 7.8),
		SYMBOLS.offer({ x: 372, y: 522, scale: 1.2, opacity: opacityKeys(8.2) }),
		counter(
			changeKeys(196_000, 8.2, 100_200, 1.8),
			106,
			COLORS.brand,
			{ x: 920, y: 556, opacity: opacityKeys(8.2) },
			{ anchor: 1, step: 200 },
		),
		...doubleRule(320, 930, 574, 10),
		mark("yes", 10.6, { x: 1090, y: 520, scale: 1.8 }),
	];
}
