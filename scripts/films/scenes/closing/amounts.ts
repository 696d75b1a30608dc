import { COLORS } from "../../colors.ts";
import { coin, edge, person, sheet } from "../../figures.ts";
import { element, group, type Moves, type Shape } from "../../film.ts";

export const TOTAL_AMOUNT = 97_500;

export type Amount = { amount: number; color?: string; symbol: (moves: Moves) => Shape };

/** Paul's deposit, the buyer's deposit, the buyer's transfer. */
export const AMOUNTS_IN: readonly Amount[] = [
	{ amount: 1_000, symbol: (moves) => group(moves, person(COLORS.ink, { y: 34, scale: 0.7 })) },
	{ amount: 5_000, symbol: (moves) => group(moves, person(COLORS.bank, { y: 34, scale: 0.7 })) },
	{ amount: 91_500, symbol: (moves) => group(moves, person(COLORS.bank, { y: 34, scale: 0.7 })) },
];

/** The owners, their water, their costs; the buyer's costs, the fee, and Paul's deposit. */
export const AMOUNTS_OUT: readonly Amount[] = [
	{
		amount: 84_260,
		symbol: (moves) => group(moves, ...[-24, 24].map((x) => person(COLORS.building, { x, y: 34, scale: 0.6 }))),
	},
	{
		amount: 640,
		symbol: (moves) =>
			element(
				"path",
				{
					d: "M0 -34C20 -8 26 2 26 12A26 26 0 0 1 -26 12C-26 2 -20 -8 0 -34Z",
					fill: COLORS.bank,
					...edge(COLORS.ink, 3),
				},
				moves,
			),
	},
	{ amount: 1_500, symbol: (moves) => group(moves, sheet({ scale: 0.54 }, { edge: COLORS.building })) },
	{ amount: 2_100, symbol: (moves) => group(moves, sheet({ scale: 0.54 }, { edge: COLORS.bank })) },
	{ amount: 8_000, color: COLORS.brassLine, symbol: (moves) => group(moves, coin({ scale: 1.1 })) },
	{ amount: 1_000, symbol: (moves) => group(moves, person(COLORS.ink, { y: 34, scale: 0.7 })) },
];
