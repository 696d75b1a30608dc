import { COLORS } from "../colors.ts";
import { coin, edge, house, lens, mark, sheet } from "../figures.ts";
import { change, counter, drawn, element, type Film, group, type Key, pairs, type Shape, seen, sign } from "../film.ts";
import { BAR, ceiling, FOOT, high, parts, whole } from "./offer/bar.ts";

/** 5 Juniper Street: 196,000 − 58,800 − 28,000 − 9,000 = 100,200; with a value of 186,200 it is 93,340. */
export const film: Film = {
	name: "from-value-to-offer",
	seconds: 68,
	poster: 44,
	shapes: [...comparables(), ...ceiling(), ...whole(), ...parts(), ...budget(), ...works(), ...offer()],
};

/** Three sales nearby, and the middle one. */
function comparables(): Shape[] {
	const end = 10.2;
	const sales = [
		{ x: 330, amount: 192_000 },
		{ x: 640, amount: 196_000 },
		{ x: 950, amount: 200_000 },
	];
	return sales.flatMap(({ x, amount }, index) => {
		const start = 0.5 + index * 1.4;
		const isMiddle = amount === 196_000;
		const lot = `M${x - 130} 210L${x + 122} 198L${x + 134} 372L${x - 122} 384Z`;
		const gone = isMiddle ? end : 7.2;
		return [
			element("path", { d: lot, fill: COLORS.lot, ...edge(COLORS.line) }, { opacity: seen(start - 0.5, end) }),
			element(
				"path",
				{ d: lot, fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
				{ opacity: isMiddle ? seen(7, end) : 0 },
			),
			house({ x, y: change(320, start, 356, 0.9), opacity: seen(start, end) }),
			counter(
				change(amount - 40_000, start + 0.2, amount, 2),
				70,
				COLORS.ink,
				{
					x: isMiddle
						? [
								[9.6, x],
								[11.6, BAR.x + BAR.width / 2],
							]
						: x,
					y: isMiddle ? pairs("7.2 470, 8.2 480, 9.6 480, 11.6 122") : 470,
					scale: isMiddle ? pairs("7.2 1, 8 1.16, 9.6 1.16, 11.6 0.84") : 1,
					opacity: isMiddle ? seen(start, 12.2) : seen(start, gone),
				},
				{ step: 500 },
			),
		];
	});
}

/** What the buyer's margin pays for: four costs, and what is left for work and risk. */
function budget(): Shape[] {
	const costs = [3_000, 5_600, 8_440, 11_760, 30_000];
	const width = (amount: number) => (amount * 310) / 58_800;
	const pieces = costs.map((amount, index) => {
		const x = 900 + width(costs.slice(0, index).reduce((sum, cost) => sum + cost, 0));
		const start = 17 + index * 1.4;
		const fill = index === 4 ? COLORS.brass : COLORS.park;
		return element(
			"rect",
			{ x, y: 150, width: change(0, start, width(amount), 1.2), height: 56, fill, ...edge(COLORS.ink, 3) },
			{ opacity: seen(start, 25) },
		);
	});
	return [
		...pieces,
		counter(change(0, 17.2, 28_800, 5), 50, COLORS.ink, { x: 970, y: 264, opacity: seen(17.2, 25) }, { step: 200 }),
		counter(change(0, 22.6, 30_000, 1.8), 50, COLORS.ink, { x: 1140, y: 264, opacity: seen(22.6, 25) }, { step: 500 }),
	];
}

/** The house is looked through for works; then the fee drops in. */
function works(): Shape[] {
	const glass: Key[] = pairs("27 900, 28.6 1010, 30.2 1080, 31.8 960, 33.4 1010");
	return [
		house({ x: 1010, y: 440, scale: 1.35, opacity: seen(26.4, 34) }),
		...[28.4, 30, 31.6].map((start, index) =>
			group(
				{ opacity: seen(0, 34) },
				mark("open", start, { x: [1070, 1090, 930][index], y: [310, 400, 380][index], scale: 0.8 }),
			),
		),
		lens({ x: glass, y: pairs("27 360, 28.6 310, 30.2 400, 31.8 380, 33.4 330"), opacity: seen(27, 34) }),
		...[0, 1, 2].map((index) =>
			coin({
				x: 960 + index * 70,
				y: change(250, 36.4 + index * 0.5, 402, 1.1),
				opacity: seen(36.4 + index * 0.5, 49),
			}),
		),
	];
}

/** The offer that is made stands a little below. */
function offer(): Shape[] {
	const line = FOOT - high(97_000);
	return [
		drawn(
			[
				[BAR.x - 30, line],
				[520, line],
				[720, 390],
			],
			61,
			1.8,
			{ color: COLORS.brassLine, dash: "12 10" },
		),
		house({ x: 1010, y: 470, scale: 1.5, opacity: seen(60) }),
		group(
			{ x: change(460, 61.6, 770, 3), y: change(line, 61.6, 390, 3), opacity: seen(61.8) },
			sheet({}, { edge: COLORS.brassLine }),
			sign("97 000", 64, COLORS.ink, { x: 0, y: 126 }),
		),
		mark("yes", 65.6, { x: 1130, y: 280 }),
	];
}
