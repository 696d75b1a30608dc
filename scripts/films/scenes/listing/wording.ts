import { COLORS } from "../../colors.ts";
import { coin, edge, hammer, house, lens, mark, sheet } from "../../figures.ts";
import { element, group, type Moves, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { drawHighlight } from "../../ledger.ts";
import { wave } from "./shapes.ts";

const COLUMNS = [240, 640, 1040] as const;

export function wording(): Shape[] {
	const text = (words: string) => (moves: Moves) => group(moves, sign(words, 92, COLORS.ink, { y: 30 }));
	const lines: { column: 0 | 1 | 2; row: number; at: number; symbol: (moves: Moves) => Shape }[] = [
		{ column: 0, row: 0, at: 1.8, symbol: text("104 m²") },
		{ column: 0, row: 1, at: 4, symbol: text("1968") },
		{ column: 0, row: 2, at: 6.2, symbol: boiler },
		{ column: 1, row: 0, at: 10, symbol: (moves) => group(moves, wave(-108, 0, 10.2)) },
		{
			column: 1,
			row: 1,
			at: 12.4,
			symbol: (moves) => group(moves, hammer({ x: -110, scale: 0.8 }), wave(-50, 0, 12.6, 9)),
		},
		{
			column: 2,
			row: 0,
			at: 16,
			symbol: (moves) => group(moves, house({ y: 50, scale: 0.85 }, { wall: COLORS.paper })),
		},
		{ column: 2, row: 1, at: 18.2, symbol: (moves) => group(moves, sheet({ scale: 0.8 })) },
		{ column: 2, row: 2, at: 20.4, symbol: quick },
	];
	return [
		...COLUMNS.map((x, index) =>
			element(
				"rect",
				{ x: x - 190, y: 62, width: 380, height: 540, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) },
				{ opacity: opacityKeys(0.2 + index * 0.2) },
			),
		),
		mark("yes", 0.9, { x: COLUMNS[0], y: 122, scale: 1.5 }),
		wave(COLUMNS[1] - 72, 122, 9, 9),
		lens({ x: COLUMNS[2], y: 116, scale: 1.1, opacity: opacityKeys(14.8) }),
		...lines.flatMap(({ column, row, at, symbol }) => {
			const [x, y] = [COLUMNS[column], 252 + row * 136];
			return [
				drawHighlight({ x: x - 178, y: y - 60, width: 356, height: 120 }, at, at + 1.6),
				symbol({ x, y, opacity: opacityKeys(at) }),
			];
		}),
	];
}

function boiler(moves: Moves): Shape {
	return group(
		moves,
		element("rect", { x: -158, y: -48, width: 64, height: 96, rx: 8, fill: COLORS.lot, ...edge(COLORS.ink, 5) }),
		element("path", {
			d: "M-126 -26C-116 -12 -112 -6 -112 2A14 14 0 0 1 -140 2C-140 -6 -136 -12 -126 -26Z",
			fill: COLORS.brass,
		}),
		sign("2019", 92, COLORS.ink, { x: 46, y: 30 }),
	);
}

function quick(moves: Moves): Shape {
	return group(
		moves,
		coin({ x: pairs("20.6 -60, 21.4 50"), scale: 1.4 }),
		element("path", {
			d: "M-150 -22H-70M-130 0H-50M-150 22H-70",
			stroke: COLORS.brassLine,
			"stroke-width": 8,
			"stroke-linecap": "round",
		}),
	);
}
