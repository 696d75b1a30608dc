import { COLORS } from "../../colors.ts";
import { coin, edge, house, key, person } from "../../figures.ts";
import { changeKeys, counter, element, group, type Moves, opacityKeys, type Shape, sign } from "../../film.ts";
import { drawLedger, drawRule } from "../../ledger.ts";

export function share(): Shape[] {
	const y = 430;
	return [
		sign("196 000", 84, COLORS.ink, { x: 430, y, opacity: opacityKeys(0.4) }, 0),
		sign("×", 84, COLORS.ink, { x: 742, y, opacity: opacityKeys(1.6) }),
		sign("30%", 84, COLORS.brassLine, { x: 788, y, opacity: opacityKeys(1.6) }, 0),
		sign("=", 84, COLORS.ink, { x: 460, y: y + 112, opacity: opacityKeys(3) }),
		counter(
			changeKeys(0, 3.2, 58_800, 2),
			104,
			COLORS.brand,
			{ x: 510, y: y + 112, opacity: opacityKeys(3.2) },
			{ anchor: 0, step: 200 },
		),
	];
}

export function budget(): Shape[] {
	const place = { right: 1212, left: 960, size: 60, gap: 68 };
	return [
		...drawLedger(
			[
				{ amount: 3_000, at: 0.8, symbol: (moves) => group(moves, key({ x: -24, scale: 0.6 })) },
				{ amount: 5_600, at: 2.8, symbol: drop },
				{ amount: 8_440, at: 4.8, symbol: (moves) => group(moves, coin({ scale: 0.8 })) },
				{ amount: 11_760, at: 6.8, symbol: (moves) => group(moves, house({ y: 24, scale: 0.42 })) },
			],
			{ ...place, top: 128 },
		),
		drawRule(944, 1222, 352, 8.6),
		counter(
			changeKeys(0, 8.8, 28_800, 1.6),
			66,
			COLORS.ink,
			{ x: 1212, y: 420, opacity: opacityKeys(8.8) },
			{ anchor: 1, step: 200 },
		),
		group(
			{ opacity: opacityKeys(12) },
			element("rect", {
				x: 872,
				y: 456,
				width: 356,
				height: 124,
				rx: 10,
				fill: COLORS.brassSoft,
				...edge(COLORS.brassLine),
			}),
			person(COLORS.bank, { x: 936, y: 564, scale: 0.9 }),
			counter(changeKeys(0, 12.2, 30_000, 1.8), 76, COLORS.ink, { x: 1212, y: 544 }, { anchor: 1, step: 500 }),
		),
	];
}

function drop(moves: Moves): Shape {
	return group(
		moves,
		element("path", {
			d: "M0 -28C16 -6 21 2 21 10A21 21 0 0 1 -21 10C-21 2 -16 -6 0 -28Z",
			fill: COLORS.bank,
			...edge(COLORS.ink, 3),
		}),
	);
}
