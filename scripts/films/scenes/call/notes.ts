import { COLORS } from "../../colors.ts";
import { coin, edge, house, lens, person, sheet } from "../../figures.ts";
import { drawn, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { drawHighlight } from "../../ledger.ts";
import { smoothPoints } from "../../paths.ts";

const LEFT = 360;
const RIGHT = 900;

const glass = () => lens({ x: RIGHT - 10, y: -6, scale: 0.75 });
const pair = () => [-44, 44].map((x) => person(COLORS.building, { x: LEFT + x, y: 34, scale: 0.72 }));

const LINES: { at: number; said: Shape[]; check: Shape[] }[] = [
	{
		at: 3.6,
		said: pair(),
		check: [-70, 30].map((x, index) =>
			drawn(
				smoothPoints([-30, -12, 6, 24, 42].map((step, place) => [RIGHT + x + step, place % 2 ? -20 : 18] as const)),
				4.4 + index * 0.8,
				0.8,
				{ color: COLORS.building, width: 7 },
			),
		),
	},
	{ at: 6.8, said: [house({ x: LEFT, y: 34, scale: 0.6 })], check: [glass()] },
	{ at: 9.2, said: [sign("1998", 76, COLORS.ink, { x: LEFT, y: 26 })], check: [glass()] },
	{
		at: 12,
		said: [sign("480", 76, COLORS.ink, { x: LEFT, y: 26 })],
		check: [sign("4 ×", 76, COLORS.ink, { x: RIGHT - 50, y: 26 }), coin({ x: RIGHT + 50 })],
	},
	{
		at: 15,
		said: [sign("98 000", 76, COLORS.ink, { x: LEFT, y: 26 })],
		check: [
			sheet({ x: RIGHT - 86, scale: 0.58 }, { edge: COLORS.bank }),
			sign("?", 76, COLORS.brassLine, { x: RIGHT - 6, y: 26 }),
			sheet({ x: RIGHT + 74, scale: 0.58 }, { edge: COLORS.brand }),
		],
	},
];

export function notes(): Shape[] {
	return [
		element(
			"rect",
			{ x: 150, y: 64, width: 980, height: 530, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) },
			{ opacity: opacityKeys(0.2) },
		),
		drawn(pairs("620 64, 620 594"), 1, 1, { color: COLORS.line, width: 4 }),
		...LINES.flatMap(({ at, said, check }, index) => {
			const y = 118 + index * 104;
			const next = LINES[index + 1]?.at ?? at + 3;
			return [
				drawHighlight({ x: 170, y: y - 48, width: 940, height: 96 }, at, next - 0.4),
				group({ y, opacity: opacityKeys(at) }, ...said),
				group({ y, opacity: opacityKeys(at + 0.8) }, ...check),
				drawn(
					[
						[560, y],
						[690, y],
						[668, y - 16],
					],
					at + 0.5,
					0.7,
					{ color: COLORS.brassLine, width: 6 },
				),
			];
		}),
	];
}
