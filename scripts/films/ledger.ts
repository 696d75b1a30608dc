import { COLORS } from "./colors.ts";
import { changeKeys, counter, drawn, element, type Moves, opacityKeys, pairs, type Shape } from "./film.ts";

export type Row = {
	amount: number;
	at: number;
	before?: string;
	color?: string;
	symbol?: (moves: Moves) => Shape;
};

/** `right` is the right end of the amounts, `top` the foot of the first line. */
type Place = { right: number; top: number; left: number; size: number; gap: number };

/** Counted one after the other; the current amount has a brass background. */
export function drawLedger(rows: readonly Row[], { right, top, left, size, gap }: Place): Shape[] {
	return rows.flatMap(({ amount, at, before, color = COLORS.ink, symbol }, index) => {
		const y = top + index * gap;
		const next = rows[index + 1]?.at ?? at + 2.4;
		return [
			drawHighlight(
				{ x: left - 16, y: y - size * 0.82, width: right - left + 32, height: size * 1.06 },
				at,
				next - 0.4,
			),
			...(symbol ? [symbol({ x: left + size * 0.5, y: y - size * 0.3, opacity: opacityKeys(at) })] : []),
			counter(
				changeKeys(0, at, amount, 1.2),
				size,
				color,
				{ x: right, y, opacity: opacityKeys(at) },
				{ anchor: 1, before, step: 20 },
			),
		];
	});
}

type Box = { x: number; y: number; width: number; height: number };

export function drawHighlight(box: Box, from: number, to: number): Shape {
	return element("rect", { ...box, rx: 8, fill: COLORS.brassSoft }, { opacity: opacityKeys(from - 0.2, to) });
}

export function drawRule(left: number, right: number, y: number, at: number): Shape {
	return drawn(pairs(`${left} ${y}, ${right} ${y}`), at, 0.8, { color: COLORS.ink, width: 5 });
}

export function doubleRule(left: number, right: number, y: number, at: number): Shape[] {
	return [y, y + 11].map((height) =>
		drawn(pairs(`${left} ${height}, ${right} ${height}`), at, 0.8, { color: COLORS.ink, width: 4 }),
	);
}
