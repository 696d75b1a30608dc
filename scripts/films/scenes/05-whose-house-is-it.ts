import { COLORS } from "../colors.ts";
import { edge, house, key, lens, mark, person, sheet } from "../figures.ts";
import { change, counter, drawn, element, type Film, group, type Key, pairs, type Shape, seen, sign } from "../film.ts";
import { bait, card, checks, ending } from "./owner/checks.ts";

/** 5 Juniper Street: 98,500 + 10,000 = 108,500; a house offered at half of 196,000; checks of 15 + 20 + 10 = 45 minutes. */
export const film: Film = {
	name: "whose-house-is-it",
	seconds: 74,
	poster: 26,
	shapes: [...holdings(), ...advertisements(), ...gates(), ...bait(), ...checks(), ...ending()],
};

/** A house of one's own, a contract, or a wish. */
function holdings(): Shape[] {
	const lot = (x: number, start: number) =>
		element(
			"path",
			{ d: `M${x - 140} 166L${x + 136} 158L${x + 142} 384L${x - 136} 392Z`, fill: COLORS.lot, ...edge(COLORS.line) },
			{ opacity: seen(start, 10) },
		);
	return [
		...[250, 640, 1030].map((x, index) => lot(x, 0.4 + index * 2.4)),
		house({ x: 226, y: change(330, 0.8, 366, 1), opacity: seen(0.8, 10) }),
		key({ x: 292, y: 230, turn: pairs("1.6 0, 2.2 -26, 2.8 14, 3.4 0"), opacity: seen(1.4, 10) }),
		sheet({ x: 640, y: change(230, 3.4, 274, 1), scale: 1.2, opacity: seen(3.4, 10) }),
		lens({
			x: pairs("5.8 960, 7 1060, 8.2 1000, 9.4 1030"),
			y: pairs("5.8 290, 7 250, 8.2 280, 9.4 268"),
			scale: 1.2,
			opacity: seen(5.8, 10),
		}),
		person(COLORS.ink, {
			x: pairs("0.4 250, 2.6 250, 3.8 640, 5.2 640, 6.4 1030, 8 1030, 9.4 640"),
			y: 556,
			opacity: seen(0.4, 10),
		}),
	];
}

/** The contract is yours to offer; the house is not. */
function advertisements(): Shape[] {
	const there = seen(10.6, 27);
	return [
		card({ x: 300, y: 310, opacity: there }, house({ y: 12, scale: 1.1 })),
		counter(
			change(60_000, 11.6, 108_500, 2),
			56,
			COLORS.ink,
			{ x: 300, y: 404, opacity: seen(11.6, 27) },
			{ step: 500 },
		),
		mark("no", 14.4, { x: 450, y: 140, scale: 1.3, opacity: seen(14.2, 27) }),
		group(
			{ opacity: seen(16.4, 27) },
			card({ x: 700, y: 310 }, sheet({ y: -68, scale: 1.1 })),
			sign("108 500", 56, COLORS.ink, { x: 700, y: 404 }),
			counter(
				change(60_000, 18, 98_500, 1.8),
				54,
				COLORS.ink,
				{ x: 1180, y: 250, opacity: seen(18) },
				{ anchor: 1, step: 500 },
			),
			counter(
				change(0, 20, 10_000, 1.6),
				54,
				COLORS.brassLine,
				{ x: 1180, y: 322, opacity: seen(20) },
				{ anchor: 1, step: 500, before: "+ " },
			),
			drawn(pairs("940 344, 1190 344"), 21.6, 0.8, { color: COLORS.ink, width: 4 }),
			counter(
				change(98_500, 22.2, 108_500, 1.6),
				58,
				COLORS.brand,
				{ x: 1180, y: 410, opacity: seen(22.2) },
				{ anchor: 1, step: 500 },
			),
			...[428, 437].map((y) =>
				drawn(
					[
						[940, y],
						[1190, y],
					],
					23.6,
					0.6,
					{ color: COLORS.ink, width: 3 },
				),
			),
		),
		mark("yes", 24.4, { x: 850, y: 140, scale: 1.3, opacity: seen(24.2, 27) }),
	];
}

/** Four may say no: the law, the contract, the owner, the site. The sheet waits at each. */
function gates(): Shape[] {
	const there = seen(27.4, 40);
	const stops = [
		{
			x: 300,
			symbol: element("path", {
				d: "M-52 -34L0 -64L52 -34ZM-40 -26V20M-13 -26V20M13 -26V20M40 -26V20M-54 28H54",
				fill: COLORS.ink,
				...edge(COLORS.ink, 7),
			}),
		},
		{ x: 530, symbol: sheet({ scale: 0.9 }) },
		{ x: 760, symbol: group({ y: 48 }, person(COLORS.building, { x: -16 }), key({ x: 44, y: -24, scale: 0.6 })) },
		{
			x: 990,
			symbol: element("path", {
				d: "M-60 -50H60V44H-60ZM-60 -26H60M-42 -8H0M-42 12H24",
				fill: COLORS.paper,
				...edge(COLORS.ink, 5),
			}),
		},
	];
	const way: Key[] = pairs(
		"28.4 130, 29.8 236, 31.2 236, 32.2 466, 33.6 466, 34.6 696, 36 696, 37 926, 38.2 926, 39.8 1150",
	);
	return [
		group(
			{ opacity: there },
			element("path", { d: "M80 480H1200", stroke: COLORS.line, "stroke-width": 58 }),
			element("path", { d: "M80 480H1200", stroke: COLORS.paper, "stroke-width": 50 }),
			...stops.flatMap(({ x, symbol }, index) => {
				const lift = 30.2 + index * 2.4;
				return [
					group({ x, y: 250 }, symbol),
					element("path", { d: `M${x} 520V430`, stroke: COLORS.ink, "stroke-width": 8 }),
					element(
						"path",
						{ d: "M0 0V84", stroke: COLORS.brassLine, "stroke-width": 10, "stroke-linecap": "round" },
						{ x, y: 436, turn: change(0, lift, -80, 0.9) },
					),
					mark("yes", lift, { x, y: 352, scale: 0.8 }),
				];
			}),
			sheet({ x: way, y: 474, scale: 0.5 }),
		),
	];
}
