import { COLORS } from "../../colors.ts";
import { edge, house } from "../../figures.ts";
import { changeKeys, counter, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { drawRule } from "../../ledger.ts";

/** Prices of the comparable sales, and their adjustments to 5 Juniper Street with its 100 m². */
const SALES = [
	{
		x: 230,
		area: "98 m²",
		paid: 194_000,
		at: 0.6,
		changes: [{ amount: 2_000, before: "+", at: 6.6 }],
		like: 196_000,
		made: 9,
	},
	{
		x: 640,
		area: "105 m²",
		paid: 214_000,
		at: 2.2,
		changes: [
			{ amount: 9_000, before: "−", at: 12 },
			{ amount: 5_000, before: "−", at: 14 },
		],
		like: 200_000,
		made: 15.6,
	},
	{
		x: 1050,
		area: "95 m²",
		paid: 187_000,
		at: 3.8,
		changes: [{ amount: 5_000, before: "+", at: 7.8 }],
		like: 192_000,
		made: 10.2,
	},
] as const;

const MIDDLE = 18;

export function sales(): Shape[] {
	return SALES.map(({ x, area, paid, at, changes, like, made }) => {
		const isMiddle = like === 196_000;
		const lot = `M${x - 176} 84L${x + 170} 76L${x + 178} 262L${x - 170} 270Z`;
		const right = x + 120;
		return group(
			{ opacity: isMiddle ? 1 : pairs(`${MIDDLE} 1, ${MIDDLE + 0.8} 0.22`) },
			element("path", { d: lot, fill: COLORS.lot, ...edge(COLORS.line) }, { opacity: opacityKeys(at - 0.4) }),
			element(
				"path",
				{ d: lot, fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
				{ opacity: isMiddle ? opacityKeys(MIDDLE) : 0 },
			),
			house({ x: x - 80, y: changeKeys(216, at, 246, 0.9), scale: 1.02, opacity: opacityKeys(at) }),
			...(like === 200_000 ? [garage(x + 50)] : []),
			sign(area, 54, COLORS.ink, { x: x + 84, y: 148, opacity: opacityKeys(at + 0.4) }),
			counter(
				changeKeys(paid - 40_000, at + 0.2, paid, 1.6),
				66,
				COLORS.ink,
				{ x: right, y: 346, opacity: opacityKeys(at) },
				{ anchor: 1, step: 500 },
			),
			...changes.map(({ amount, before, at: start }, index) =>
				counter(
					changeKeys(0, start, amount, 1.1),
					66,
					COLORS.brassLine,
					{ x: right, y: 420 + index * 70, opacity: opacityKeys(start) },
					{ anchor: 1, before, step: 100 },
				),
			),
			drawRule(x - 130, right + 10, 510, made - 0.4),
			counter(
				changeKeys(paid, made, like, 1.2),
				isMiddle ? 78 : 66,
				isMiddle ? COLORS.brand : COLORS.ink,
				{ x: right, y: 586, opacity: opacityKeys(made) },
				{ anchor: 1, step: 500 },
			),
		);
	});
}

function garage(x: number): Shape {
	return group(
		{ x, y: 246, opacity: opacityKeys(2.8) },
		element("path", { d: "M-44 0V-56H44V0Z", fill: COLORS.paper, ...edge(COLORS.ink) }),
		element("path", { d: "M-44 0V-56H44V0Z", fill: COLORS.brass, ...edge(COLORS.ink) }, { opacity: opacityKeys(11.4) }),
		element("path", { d: "M-28 0V-38H28V0M-28 -25H28M-28 -12H28", fill: "none", ...edge(COLORS.ink) }),
	);
}
