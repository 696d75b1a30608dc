import { COLORS } from "../../colors.ts";
import { edge, house, lens, mark, person, sheet, tag } from "../../figures.ts";
import { changeKeys, counter, drawn, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";

const LEFT = 90;
const wide = (amount: number) => (amount * 900) / 118_000;

export function mistake(): Shape[] {
	const bar = (y: number, amount: number, at: number, fill: string) => [
		element(
			"rect",
			{ x: LEFT, y, width: changeKeys(0, at, wide(amount), 1.6), height: 104, fill, ...edge(COLORS.ink, 3) },
			{ opacity: opacityKeys(at) },
		),
		counter(
			changeKeys(0, at, amount, 1.6),
			76,
			COLORS.paper,
			{ x: LEFT + 30, y: y + 78, opacity: opacityKeys(at + 0.6) },
			{ anchor: 0, step: 500 },
		),
	];
	return [
		person(COLORS.building, { x: 1130, y: 190, opacity: opacityKeys(0.3) }),
		...bar(86, 118_000, 0.8, COLORS.building),
		...bar(208, 100_200, 3, COLORS.brand),
		element(
			"rect",
			{
				x: LEFT + wide(100_200),
				y: 208,
				width: changeKeys(0, 4.8, wide(17_800), 1),
				height: 104,
				fill: "none",
				...edge(COLORS.danger, 5),
				"stroke-dasharray": "10 9",
			},
			{ opacity: opacityKeys(4.8) },
		),
		counter(
			changeKeys(0, 5, 17_800, 1.4),
			76,
			COLORS.danger,
			{ x: 1018, y: 286, opacity: opacityKeys(5) },
			{ anchor: 0, step: 100 },
		),
		...evening(),
	];
}

function evening(): Shape[] {
	return [
		person(COLORS.ink, { x: 150, y: 586, scale: 1.2, opacity: opacityKeys(7.6) }),
		sheet(
			{ x: pairs("7.8 280, 9.4 280, 10.4 400"), y: 510, scale: 1.1, opacity: opacityKeys(7.8) },
			{ edge: COLORS.danger },
		),
		...[580, 730, 880].map((x, index) => house({ x, y: 570, scale: 0.85, opacity: opacityKeys(9 + index * 0.5) })),
		person(COLORS.bank, { x: pairs("8.4 1120, 13.6 1120, 15.4 1400"), y: 586, scale: 1.2, opacity: opacityKeys(8.4) }),
		lens({ x: pairs("10.6 1000, 11.4 880, 12 730, 12.8 580, 13.4 600"), y: 520, opacity: opacityKeys(10.4, 13.6) }),
		mark("no", 13.4, { x: 1000, y: 440, scale: 1.2 }),
		group(
			{ x: 400, y: 510, turn: pairs("15 0, 15.4 -8, 16 6, 16.6 0") },
			element(
				"circle",
				{ cx: 0, cy: 0, r: 96, fill: "none", ...edge(COLORS.danger, 5), "stroke-dasharray": "10 12" },
				{ opacity: opacityKeys(15) },
			),
		),
	];
}

export function firstOffer(): Shape[] {
	return [
		drawn(pairs("90 200, 760 200"), 0.3, 1, { color: COLORS.brand, width: 8 }),
		sign("100 200", 96, COLORS.brand, { x: 110, y: 176, opacity: opacityKeys(0.5) }, 0),
		element(
			"rect",
			{ x: 90, y: 204, width: 670, height: changeKeys(0, 3.8, 192, 1.2), fill: COLORS.brassSoft },
			{ opacity: opacityKeys(3.6) },
		),
		drawn(pairs("90 400, 760 400"), 1.6, 1, { color: COLORS.brassLine, width: 8 }),
		sign("97 000", 96, COLORS.ink, { x: 110, y: 500, opacity: opacityKeys(1.8) }, 0),
		counter(
			changeKeys(0, 4, 3_200, 1.2),
			76,
			COLORS.brassLine,
			{ x: 730, y: 330, opacity: opacityKeys(4) },
			{ anchor: 1, step: 100 },
		),
		house({ x: 1060, y: 520, scale: 1.8, opacity: opacityKeys(0.6) }),
		group(
			{ x: changeKeys(640, 5.2, 930, 1.6), y: changeKeys(470, 5.2, 240, 1.6), opacity: opacityKeys(5) },
			tag({}, { fill: COLORS.brassSoft }),
			sign("97 000", 66, COLORS.ink, { x: -22, y: 23 }),
		),
	];
}
