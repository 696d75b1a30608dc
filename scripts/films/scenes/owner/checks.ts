import { COLORS } from "../../colors.ts";
import { coin, edge, house, key, mark, person, phone } from "../../figures.ts";
import { change, counter, drawn, element, group, type Moves, pairs, type Shape, seen, sign } from "../../film.ts";
import { ring, smooth } from "../../paths.ts";

/** An advertisement: a card with a picture in it and lines under it. */
export function card(moves: Moves, ...inside: Shape[]): Shape {
	return group(
		moves,
		element("rect", { x: -150, y: -180, width: 300, height: 360, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
		element("rect", { x: -130, y: -160, width: 260, height: 186, fill: COLORS.lot, ...edge(COLORS.line, 3) }),
		element("path", {
			d: "M-130 130H60M-130 154H110",
			stroke: COLORS.line,
			"stroke-width": 8,
			"stroke-linecap": "round",
		}),
		...inside,
	);
}

/** A house at half its price, by somebody whom nobody has seen. */
export function bait(): Shape[] {
	const there = seen(40.4, 64.6);
	const unseen = { fill: "none", ...edge(COLORS.muted, 4), "stroke-dasharray": "7 8" };
	return [
		card({ x: 220, y: 310, opacity: there }, house({ y: 12, scale: 1.1 })),
		counter(
			[
				[41.4, 196_000],
				[42.4, 196_000],
				[44.4, 98_000],
			],
			60,
			COLORS.ink,
			{ x: 220, y: 404, opacity: there },
			{ step: 1000 },
		),
		group(
			{ x: change(560, 44.4, 470, 1), y: 590, opacity: seen(44.4, 64.6) },
			element("path", { d: "M-44 0C-44 -36 -24 -46 0 -46S44 -36 44 0Z", ...unseen }),
			element("circle", { cx: 0, cy: -76, r: 25, ...unseen }),
			sign("?", 40, COLORS.muted, { y: -62 }),
		),
		coin({ x: pairs("46 100, 47.8 380, 62 380, 64 100"), y: 560, opacity: seen(45.6, 69) }),
	];
}

/** The register, the photographs, a call back: 15, 20 and 10 minutes. */
export function checks(): Shape[] {
	const minutes = [15, 20, 10];
	const name = (x: number, y: number, width: number, color: string) =>
		element("path", { d: `M${x} ${y}h${width}`, stroke: color, "stroke-width": 12, "stroke-linecap": "round" });
	const photo = (moves: Moves) =>
		group(
			moves,
			element("rect", { x: -52, y: -40, width: 104, height: 80, fill: COLORS.lot, ...edge(COLORS.ink) }),
			house({ y: 30, scale: 0.48 }),
		);
	return [
		group(
			{ opacity: seen(48, 64.6) },
			group(
				{ x: 660, y: 190 },
				element("path", {
					d: "M0 -58V56M0 -58C-30 -76 -70 -76 -96 -64V50C-70 38 -30 38 0 56C30 38 70 38 96 50V-64C70 -76 30 -76 0 -58",
					fill: COLORS.paper,
					...edge(COLORS.ink, 5),
				}),
				name(-76, -28, 52, COLORS.building),
				name(-76, 2, 34, COLORS.building),
				name(24, -28, 46, COLORS.building),
			),
		),
		group(
			{ opacity: seen(52.4, 64.6) },
			photo({ x: change(900, 52.4, 854, 1.2), y: 164 }),
			photo({ x: change(860, 53, 906, 1.2), y: 220 }),
		),
		phone({ x: 1110, y: 190, opacity: seen(56.8, 64.6) }, [57.4, 58.6]),
		...minutes.flatMap((amount, index) => {
			const [x, start] = [[660, 880, 1110][index] as number, 48.8 + index * 4.2];
			return [
				{
					line: { points: ring([x, 352], 44), to: change(0, start, amount / 60, 2.4) },
					attributes: { fill: "none", stroke: COLORS.brassLine, "stroke-width": 12 },
					moves: { opacity: seen(start, 64.6) },
				},
				element(
					"circle",
					{ cx: x, cy: 352, r: 44, fill: "none", ...edge(COLORS.line, 3) },
					{ opacity: seen(start, 64.6) },
				),
				counter(change(0, start, amount, 2.4), 46, COLORS.ink, { x, y: 367, opacity: seen(start, 64.6) }, { step: 1 }),
				group(
					{ opacity: seen(0, 64.6) },
					mark(index === 2 ? "open" : "no", start + 2.6, { x: x + 70, y: 128, scale: 0.8 }),
				),
			];
		}),
		drawn(
			smooth(pairs("640 420, 680 446, 880 446, 1090 446, 1130 420")),
			60.6,
			1,
			{ color: COLORS.ink, width: 4 },
			{ opacity: seen(60.6, 64.6) },
		),
		counter(change(0, 61, 45, 1.6), 84, COLORS.brand, { x: 880, y: 540, opacity: seen(61, 64.6) }, { step: 1 }),
	];
}

/** What is left: the person, the register and the house, seen before anybody signs. */
export function ending(): Shape[] {
	const all = [
		person(COLORS.building, { x: 300, y: 420, scale: 1.3, opacity: seen(65.2) }),
		group(
			{ x: 640, y: 370, scale: 1.1, opacity: seen(67) },
			element("path", {
				d: "M0 -58V56M0 -58C-30 -76 -70 -76 -96 -64V50C-70 38 -30 38 0 56C30 38 70 38 96 50V-64C70 -76 30 -76 0 -58",
				fill: COLORS.paper,
				...edge(COLORS.ink, 5),
			}),
		),
		house({ x: 980, y: 424, scale: 1.15, opacity: seen(68.8) }),
		key({ x: change(1190, 69.4, 1096, 1.2), y: 396, turn: change(0, 69.4, 180, 1.2), opacity: seen(69.4) }),
	];
	return [
		drawn(pairs("200 470, 1100 470"), 65, 5, { color: COLORS.line, dash: "3 13" }),
		...all,
		...[300, 640, 980].map((x, index) => mark("yes", 66.2 + index * 1.9, { x, y: 240 })),
	];
}
