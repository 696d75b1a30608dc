import { COLORS } from "../colors.ts";
import { days, edge, house, mark, person } from "../figures.ts";
import { change, element, type Film, group, type Key, pairs, type Shape, seen, sign } from "../film.ts";
import { area, online, photographs } from "./listing/numbers.ts";
import { bars } from "./listing/shapes.ts";
import { contact, notes, wording } from "./listing/words.ts";

/** When each of the six parts is read, and where it stands on the advertisement. */
const PARTS = [
	{ from: 6, to: 13.8, y: 324, height: 74 },
	{ from: 14, to: 21.3, y: 72, height: 236 },
	{ from: 21.5, to: 28.8, y: 402, height: 62 },
	{ from: 29, to: 36.3, y: 402, height: 62 },
	{ from: 36.5, to: 43.8, y: 470, height: 70 },
	{ from: 44, to: 50.8, y: 544, height: 62 },
] as const;

/** An advertisement: 148,000 after 165,000 and 155,000, 96 m², 87 days online; 148,000 / 96 is about 1,542. */
export const film: Film = {
	name: "anatomy-of-a-listing",
	seconds: 60,
	poster: 17,
	shapes: [
		...advertisement(),
		...price(),
		...photographs(),
		...area(),
		...online(),
		...wording(),
		...contact(),
		...notes(),
	],
};

/** The whole of it on the left, and the frame that goes from part to part. */
function advertisement(): Shape[] {
	const frame = (value: (part: (typeof PARTS)[number]) => number): Key[] =>
		PARTS.flatMap((part): Key[] => [
			[part.from, value(part)],
			[part.to - 0.3, value(part)],
		]);
	const second: Key[] = pairs("28.7 92, 29 300, 36.2 300, 36.5 92");
	return [
		group(
			{ x: change(640, 4.6, 300, 1.4), y: -24, opacity: seen(0.2) },
			element("rect", { x: -230, y: 76, width: 460, height: 572, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) }),
			group(
				{ opacity: seen(0.8) },
				element("rect", { x: -208, y: 98, width: 416, height: 232, fill: COLORS.lot, ...edge(COLORS.line, 3) }),
				house({ y: change(270, 0.9, 306, 1), scale: 1.4 }),
			),
			sign("148 000", 62, COLORS.ink, { x: -206, y: 406, opacity: seen(1.8) }, 0),
			group(
				{ opacity: seen(2.4) },
				sign("96 m²", 44, COLORS.ink, { x: -206, y: 472 }, 0),
				sign("87", 44, COLORS.ink, { x: 96, y: 472 }, 0),
			),
			days({ x: 20, y: 440, scale: 0.72, opacity: seen(2.4) }, 6, 3),
			group(
				{ opacity: seen(3) },
				bars([120, 60, 150], -200, 514, COLORS.line),
				bars([70, 140, 80], -200, 544, COLORS.line),
			),
			group(
				{ opacity: seen(3.6) },
				person(COLORS.building, { x: -170, y: 628, scale: 0.56 }),
				element("rect", { x: 60, y: 578, width: 146, height: 46, rx: 8, fill: COLORS.brand }),
				bars([36], 114, 601, COLORS.paper, 8),
			),
		),
		element(
			"rect",
			{
				x: second,
				y: frame(({ y }) => y),
				width: pairs("21.2 416, 21.5 208, 28.7 208, 29 216, 36.2 216, 36.5 416"),
				height: frame(({ height }) => height),
				rx: 8,
				fill: COLORS.brass,
				"fill-opacity": "0.16",
				...edge(COLORS.brassLine, 5),
			},
			{ opacity: seen(5.8, 50.8) },
		),
	];
}

/** What the owner hopes for is not what it is worth; twice it has been lowered. */
export function price(): Shape[] {
	const step = (text: string, index: number) =>
		group(
			{
				x: 760 + index * 130,
				y: change(110 + index * 130, 10 + index * 1, 170 + index * 140, 0.9),
				opacity: seen(10 + index, 13.4),
			},
			element("path", {
				d: "M-150 -52H120L158 0L120 52H-150Z",
				fill: index === 2 ? COLORS.brand : COLORS.paper,
				...edge(COLORS.ink),
			}),
			sign(text, 60, index === 2 ? COLORS.paper : COLORS.ink, { x: -14, y: 21 }),
		);
	return [
		group(
			{ opacity: seen(6.2, 9.4) },
			sign("148 000", 84, COLORS.ink, { x: change(560, 6.2, 760, 1), y: 346 }),
			sign("≠", 90, COLORS.brassLine, { x: 970, y: 346, scale: pairs("7.2 0.4, 7.8 1.15, 8.2 1"), opacity: seen(7.2) }),
			house({ x: 1110, y: 380, scale: 1.2, opacity: seen(7.4) }),
			mark("open", 8.2, { x: 1110, y: 190 }),
		),
		...["165 000", "155 000", "148 000"].map(step),
	];
}
