import { COLORS } from "../../colors.ts";
import { edge } from "../../figures.ts";
import { changeKeys, counter, drawn, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { drawLedger, drawRule, type Row } from "../../ledger.ts";
import { AMOUNTS_IN, AMOUNTS_OUT, type Amount, TOTAL_AMOUNT } from "./amounts.ts";

const PLACE = { top: 126, size: 68, gap: 71 };

export function statement(): Shape[] {
	const total = (x: number, at: number) =>
		counter(
			changeKeys(0, at, TOTAL_AMOUNT, 1.4),
			100,
			COLORS.brand,
			{ x, y: 588, opacity: opacityKeys(at) },
			{ anchor: 1, step: 500 },
		);
	return [
		element(
			"rect",
			{ x: 84, y: 58, width: 1090, height: 546, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) },
			{ opacity: opacityKeys(0.1) },
		),
		drawn(pairs("629 58, 629 500"), 0.4, 0.8, { color: COLORS.line, width: 4 }),
		...drawLedger(
			AMOUNTS_IN.map((row, index) => small(row, 0.8 + index)),
			{ ...PLACE, left: 140, right: 570 },
		),
		...drawLedger(
			AMOUNTS_OUT.map((row, index) => small(row, 3.8 + index * 0.9)),
			{ ...PLACE, left: 690, right: 1120 },
		),
		drawRule(130, 580, 508, 9.4),
		drawRule(680, 1130, 508, 9.4),
		total(570, 9.6),
		sign("=", 100, COLORS.brand, { x: 629, y: 588, opacity: opacityKeys(11.2) }),
		total(1120, 11.2),
	];
}

function small({ symbol, ...row }: Amount, at: number): Row {
	return { ...row, at, symbol: (moves) => group(moves, symbol({ scale: 0.8 })) };
}
