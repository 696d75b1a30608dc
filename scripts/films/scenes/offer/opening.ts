import { COLORS } from "../../colors.ts";
import { coin, edge, hammer, house, person, sheet, tag } from "../../figures.ts";
import { changeKeys, element, group, type Moves, opacityKeys, pairs, type Shape, sign } from "../../film.ts";

export function title(): Shape[] {
	return [
		element(
			"path",
			{ d: "M150 150L700 128L722 560L138 580Z", fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
			{ opacity: opacityKeys(0.3) },
		),
		house({ x: 430, y: changeKeys(470, 0.8, 530, 1.2), scale: 2.7, opacity: opacityKeys(0.8) }),
		group(
			{ x: 640, y: 470, opacity: opacityKeys(1.8) },
			element("rect", { x: -48, y: -56, width: 96, height: 112, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
			sign("5", 100, COLORS.ink, { y: 34 }),
		),
		group(
			{
				x: changeKeys(1200, 2.4, 980, 1.4),
				y: 340,
				turn: pairs("3.6 0, 4.2 -7, 4.8 5, 5.4 0"),
				opacity: opacityKeys(2.4),
			},
			tag({ scale: 1.25 }),
			sign("?", 130, COLORS.brassLine, { x: -20, y: 46 }),
		),
	];
}

export const SYMBOLS = {
	value: (moves: Moves) => group(moves, house({ y: 34, scale: 0.56 })),
	margin: (moves: Moves) => group(moves, person(COLORS.bank, { y: 36, scale: 0.72 })),
	repairs: (moves: Moves) => group(moves, hammer({ scale: 0.7 })),
	fee: (moves: Moves) => group(moves, coin({})),
	offer: (moves: Moves) => group(moves, sheet({ scale: 0.56 }, { edge: COLORS.brand })),
};

/** value − margin − repairs − fee = offer */
export function steps(): Shape[] {
	const all = [SYMBOLS.value, SYMBOLS.margin, SYMBOLS.repairs, SYMBOLS.fee, SYMBOLS.offer];
	const fills = [COLORS.lot, COLORS.park, COLORS.water, COLORS.brassSoft, COLORS.paper];
	return all.flatMap((symbol, index) => {
		const [x, at] = [160 + index * 240, 0.6 + index * 1.3];
		return [
			group(
				{ x, y: changeKeys(360, at, 330, 0.8), opacity: opacityKeys(at) },
				element("rect", {
					x: -78,
					y: -110,
					width: 156,
					height: 220,
					rx: 10,
					fill: fills[index] as string,
					...edge(COLORS.ink),
				}),
				symbol({ scale: 1.7 }),
			),
			sign(["", "−", "−", "−", "="][index] as string, 96, COLORS.ink, { x: x - 120, y: 362, opacity: opacityKeys(at) }),
		];
	});
}
