import { COLORS } from "../../colors.ts";
import { coin, edge, hammer, lens, mark, sheet } from "../../figures.ts";
import { changeKeys, counter, element, group, opacityKeys, type Shape, sign } from "../../film.ts";
import { drawLedger, drawRule } from "../../ledger.ts";

/** Cancelled on day 14 it costs 600; a week later the deposit is lost as well. */
export function weekLater(): Shape[] {
	return [...inTime(), ...late()];
}

function panel(x: number, at: number, day: string, look: { fill: string; stroke: string }): Shape {
	return group(
		{ opacity: opacityKeys(at) },
		element("rect", { x, y: 60, width: 550, height: 542, rx: 10, fill: COLORS.paper, ...edge(look.stroke, 6) }),
		element("rect", { x: x + 28, y: 84, width: 124, height: 112, rx: 12, fill: look.fill, ...edge(look.stroke) }),
		sign(day, 88, COLORS.ink, { x: x + 90, y: 170 }),
	);
}

function inTime(): Shape[] {
	return [
		panel(62, 0.3, "14", { fill: COLORS.brass, stroke: COLORS.brassLine }),
		...drawLedger(
			[
				{ amount: 300, at: 2.4, symbol: (moves) => group(moves, sheet({ scale: 0.5 })) },
				{ amount: 120, at: 3.9, symbol: (moves) => group(moves, hammer({ scale: 0.62 })) },
				{ amount: 180, at: 5.2, symbol: (moves) => group(moves, lens({ x: -8, y: -8, scale: 0.62 })) },
			],
			{ left: 250, right: 570, top: 158, size: 80, gap: 92 },
		),
		drawRule(250, 580, 372, 6.5),
		counter(
			changeKeys(0, 6.8, 600, 1.6),
			104,
			COLORS.ink,
			{ x: 570, y: 466, opacity: opacityKeys(6.8) },
			{ anchor: 1, step: 20 },
		),
		coin({ x: changeKeys(-40, 8.2, 140, 1.4), y: 546, scale: 1.2, opacity: opacityKeys(8.2) }),
		sign("1 000", 80, COLORS.brassLine, { x: 200, y: 574, opacity: opacityKeys(9.2) }, 0),
		mark("yes", 9.8, { x: 530, y: 546 }),
	];
}

function late(): Shape[] {
	return [
		panel(668, 10.6, "21", { fill: COLORS.paper, stroke: COLORS.danger }),
		counter(
			changeKeys(0, 11.8, 600, 1),
			80,
			COLORS.ink,
			{ x: 1176, y: 250, opacity: opacityKeys(11.8) },
			{ anchor: 1, step: 20 },
		),
		coin({ x: 740, y: 316, scale: 1.2, opacity: opacityKeys(13.2) }),
		mark("no", 14.2, { x: 818, y: 316, scale: 0.9 }),
		counter(
			changeKeys(0, 13.4, 1_000, 1.2),
			80,
			COLORS.danger,
			{ x: 1176, y: 344, opacity: opacityKeys(13.4) },
			{ anchor: 1, step: 20, before: "+" },
		),
		drawRule(856, 1186, 372, 15.4),
		counter(
			changeKeys(600, 15.8, 1_600, 1.6),
			136,
			COLORS.danger,
			{ x: 1176, y: 500, opacity: opacityKeys(15.8) },
			{ anchor: 1, step: 20 },
		),
		sign("+ ?", 80, COLORS.danger, { x: 1176, y: 580, opacity: opacityKeys(18.6) }, 1),
	];
}
