import { COLORS } from "../../colors.ts";
import { edge, house, lens, mark } from "../../figures.ts";
import { changeKeys, counter, element, type Key, opacityKeys, type Shape, sign, strokeOf } from "../../film.ts";
import { drawHighlight, drawRule } from "../../ledger.ts";

const thin = strokeOf({ color: COLORS.ink, width: 5 });

const WORKS = [
	{
		amount: 9_500,
		at: 2,
		d: "M-28 28V-28H28V28ZM-28 -8H28M-14 -18H-12M12 -18H14M-14 4H14V18H-14Z",
		seenAt: [160, 520],
	},
	{ amount: 5_500, at: 4, d: "M-30 0H30L24 24H-24ZM-20 0V-22Q-14 -34 -6 -22", seenAt: [352, 520] },
	{ amount: 2_800, at: 6, d: "M-30 -24H30V24H-30ZM-30 0H30M-8 -24V0M10 0V24", seenAt: [262, 545] },
	{ amount: 1_800, at: 8.4, d: "M-26 -26H22V-6H-26ZM22 -16H30V6H0V30", seenAt: [258, 412] },
	{ amount: 2_700, at: 10.4, d: "M-26 -28H26V28H-26ZM0 -28V28M-26 0H26", seenAt: [172, 452] },
	{ amount: 1_700, at: 12.4, d: "M6 -30L-16 6H2L-6 30L18 -8H0Z", seenAt: [384, 440] },
] as const;

export function repairs(): Shape[] {
	return [
		house({ x: 260, y: 560, scale: 2.5, opacity: opacityKeys(0.3) }),
		...WORKS.map(({ at, seenAt: [x, y] }) => mark("open", at + 0.3, { x, y, scale: 0.75 })),
		lens({ x: way(0), y: way(1), scale: 1.3, opacity: opacityKeys(0.8, 14.4) }),
		element(
			"rect",
			{ x: 520, y: 62, width: 710, height: 540, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) },
			{ opacity: opacityKeys(0.6) },
		),
		...WORKS.flatMap((work, index) => line(work, index)),
		...sum(),
	];
}

function way(axis: 0 | 1): Key[] {
	const keys = WORKS.flatMap(({ at, seenAt }): Key[] => [
		[at, seenAt[axis]],
		[at + 1, seenAt[axis]],
	]);
	return [[0.8, axis === 0 ? 120 : 330], ...keys];
}

function line({ amount, at, d }: (typeof WORKS)[number], index: number): Shape[] {
	const [left, y] = [index < 3 ? 540 : 885, 138 + (index % 3) * 82];
	return [
		drawHighlight({ x: left, y: y - 58, width: 325, height: 76 }, at, at + 1.6),
		element("path", { d, ...thin }, { x: left + 58, y: y - 22, opacity: opacityKeys(at) }),
		counter(
			changeKeys(0, at, amount, 1.2),
			70,
			COLORS.ink,
			{ x: left + 312, y, opacity: opacityKeys(at) },
			{ anchor: 1, step: 50 },
		),
	];
}

/** 24,000 plus 15%, rounded up. */
function sum(): Shape[] {
	const right = 1197;
	return [
		drawRule(545, 1205, 330, 14.4),
		counter(
			changeKeys(0, 14.6, 24_000, 1.6),
			74,
			COLORS.ink,
			{ x: right, y: 406, opacity: opacityKeys(14.6) },
			{ anchor: 1, step: 500 },
		),
		sign("15%", 74, COLORS.brassLine, { x: 570, y: 488, opacity: opacityKeys(17) }, 0),
		counter(
			changeKeys(0, 17.6, 3_600, 1.4),
			74,
			COLORS.brassLine,
			{ x: right, y: 488, opacity: opacityKeys(17.6) },
			{ anchor: 1, step: 50, before: "+" },
		),
		drawRule(905, 1205, 508, 19.6),
		counter(
			[
				[19.8, 24_000],
				[21, 27_600],
				[22.2, 27_600],
				[23, 28_000],
			],
			84,
			COLORS.brand,
			{ x: right, y: 586, opacity: opacityKeys(19.8) },
			{ anchor: 1, step: 100 },
		),
	];
}
