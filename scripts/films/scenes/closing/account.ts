import { COLORS } from "../../colors.ts";
import { coin, edge, envelope, holder, house, mark, person, phone, sheet } from "../../figures.ts";
import {
	changeKeys,
	counter,
	drawn,
	element,
	group,
	type Moves,
	opacityKeys,
	pairs,
	type Shape,
	sign,
} from "../../film.ts";
import { arcPoints, smoothPoints } from "../../paths.ts";

const BARS = { known: [44, 74, 54, 84, 44, 64, 84, 54], false: [44, 74, 54, 84, 64, 44, 54, 84] };

/** 300 wide, centred at (0, 0). */
export function account(moves: Moves, which: "known" | "false"): Shape {
	const fill = which === "known" ? COLORS.brand : COLORS.danger;
	return group(
		moves,
		...BARS[which].map((height, index) =>
			element("rect", { x: index * 38 - 146, y: 42 - height, width: 26, height, rx: 4, fill }),
		),
	);
}

export function message(): Shape[] {
	const row = (at: number, y: number, ...inside: Shape[]) => [
		group({ y, opacity: opacityKeys(at) }, ...inside),
		mark("yes", at + 0.9, { x: 1110, y, scale: 1.2 }),
	];
	return [
		person(COLORS.bank, { x: 200, y: 588, scale: 1.8, opacity: opacityKeys(0.2) }),
		envelope(
			{ x: pairs("0.6 640, 2.2 200"), y: pairs("0.6 100, 2.2 290"), scale: 2, opacity: opacityKeys(0.6) },
			COLORS.danger,
		),
		element(
			"rect",
			{ x: 420, y: 60, width: 790, height: 542, rx: 10, fill: COLORS.paper, ...edge(COLORS.danger, 6) },
			{ opacity: opacityKeys(2.8) },
		),
		...row(3.6, 132, holder({ x: 535, y: 50, scale: 0.4 }, 1)),
		...row(5.4, 252, house({ x: 535, y: 48, scale: 0.74 }), sign("9", 100, COLORS.ink, { x: 660, y: 32 })),
		...row(7.2, 372, sign("91 500", 110, COLORS.ink, { x: 480, y: 38 }, 0)),
		account({ x: 640, y: 510, scale: 1.1, opacity: opacityKeys(9.2) }, "false"),
		sign("≠", 150, COLORS.danger, { x: 1110, y: 556, opacity: opacityKeys(10.4) }),
	];
}

export function call(): Shape[] {
	return [
		person(COLORS.bank, { x: 150, y: 588, scale: 1.7, opacity: opacityKeys(0.2) }),
		sheet({ x: 150, y: changeKeys(240, 0.6, 290, 0.9), scale: 1.8, opacity: opacityKeys(0.6) }),
		phone({ x: 400, y: 440, scale: 2, opacity: opacityKeys(1.6) }, [2.4, 3.6]),
		coin({ x: 290, y: 556, scale: 1.2, opacity: opacityKeys(0.2) }),
		holder({ x: 1090, y: 598, scale: 1.3, opacity: opacityKeys(0.2) }, 0.06),
		drawn(smoothPoints(pairs("500 470, 640 540, 800 540, 930 480")), 3.6, 1.6, {
			color: COLORS.brand,
			width: 9,
			dash: "3 18",
		}),
		account({ x: 660, y: 160, opacity: opacityKeys(5.4) }, "known"),
		mark("yes", 6, { x: 884, y: 156, scale: 1.3 }),
		account({ x: 660, y: 310, opacity: opacityKeys(7.2) }, "false"),
		mark("no", 7.8, { x: 884, y: 306, scale: 1.3 }),
	];
}

const FULL = { x: 90, y: 400, width: 1100, height: 150 };
const small = (FULL.width * 6_000) / 97_500;

export function mistake(): Shape[] {
	const gone = { fill: "none", ...edge(COLORS.danger, 6), "stroke-dasharray": "12 11" };
	return [
		person(COLORS.bank, { x: 170, y: 300, scale: 1.7, opacity: opacityKeys(0.2) }),
		element("rect", { x: 960, y: 110, width: 220, height: 180, rx: 8, ...gone }, { opacity: opacityKeys(0.8) }),
		sign("?", 130, COLORS.danger, { x: 1070, y: 248, opacity: opacityKeys(3.8) }),
		{
			along: { points: arcPoints([300, 210], [1070, 200], 60), share: changeKeys(0, 1.4, 1, 2.4) },
			moves: { scale: 1.9, opacity: pairs("1 0, 1.5 1, 3.5 1, 4.2 0") },
			children: [coin({})],
		},
		element(
			"rect",
			{ ...FULL, x: FULL.x, width: changeKeys(0, 5, small, 0.8), fill: COLORS.brass, ...edge(COLORS.brassLine) },
			{ opacity: opacityKeys(5) },
		),
		sign("6 000", 84, COLORS.ink, { x: FULL.x, y: 376, opacity: opacityKeys(5.4) }, 0),
		element(
			"rect",
			{ ...FULL, x: FULL.x + small + 10, width: changeKeys(0, 7, FULL.width - small - 10, 1.6), ...gone },
			{ opacity: opacityKeys(7) },
		),
		counter(
			changeKeys(0, 8, 91_500, 1.6),
			130,
			COLORS.danger,
			{ x: 660, y: 520, opacity: opacityKeys(8) },
			{ step: 500, before: "−" },
		),
	];
}
