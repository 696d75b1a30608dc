import { COLORS } from "../../colors.ts";
import { days, edge, house, mark, person, sheet } from "../../figures.ts";
import {
	changeKeys,
	counter,
	drawn,
	element,
	group,
	type Key,
	opacityKeys,
	pairs,
	type Shape,
	sign,
} from "../../film.ts";
import { smoothPoints } from "../../paths.ts";

const MONTH = 480;

export function time(): Shape[] {
	const starts = [2.6, 4, 5.4, 6.8];
	const total = starts.flatMap((start, index): Key[] => changeKeys(index * MONTH, start, (index + 1) * MONTH, 0.9));
	return [
		group(
			{ opacity: opacityKeys(0.6, 20.2) },
			...starts.map((start, index) =>
				days({ x: 596 + index * 102, y: 388, scale: 0.66 }, 30, 5, { from: start, seconds: 1, color: COLORS.building }),
			),
			sign("4 × 480 =", 58, COLORS.ink, { x: 790, y: 542, opacity: opacityKeys(2.2) }, 1),
			counter(total, 64, COLORS.brand, { x: 812, y: 542, opacity: opacityKeys(2.4) }, { anchor: 0, step: 60 }),
		),
		group(
			{ opacity: opacityKeys(11) },
			person(COLORS.bank, { x: changeKeys(920, 11, 880, 1.2), y: 254, scale: 0.8 }),
			element(
				"path",
				{ d: "M-22 -16H22V16H-22ZM-10 -16V-26H10V-16", fill: COLORS.paper, ...edge(COLORS.ink) },
				{ x: 922, y: 238, scale: 0.9 },
			),
		),
		counter(
			changeKeys(90_000, 12, 98_000, 2),
			50,
			COLORS.ink,
			{ x: 890, y: 308, opacity: opacityKeys(12, 20.2) },
			{ anchor: 0.5, step: 100 },
		),
	];
}

export function owners(): Shape[] {
	return [
		group(
			{ opacity: opacityKeys(0.6) },
			sheet({ x: 990, y: 466, scale: 1.1 }),
			person(COLORS.building, { x: 870, y: 530, scale: 0.95 }),
			person(COLORS.building, { x: changeKeys(1190, 2.6, 1110, 1.4), y: 530, scale: 0.95, opacity: opacityKeys(2.6) }),
			drawn(smoothPoints(pairs("950 508, 960 496, 968 512, 980 500")), 4.4, 1.2, { color: COLORS.building }),
			drawn(smoothPoints(pairs("998 508, 1008 496, 1018 512, 1030 500")), 6.2, 1.2, { color: COLORS.building }),
		),
	];
}

export function debts(): Shape[] {
	const bar = (x: number, height: number, at: number, fill: string, stroke: string) =>
		element("rect", {
			x,
			y: changeKeys(300, at, 300 - height, 1.4),
			width: 52,
			height: changeKeys(0, at, height, 1.4),
			fill,
			...edge(stroke),
		});
	return [
		group({ opacity: opacityKeys(10, 56) }, bar(1040, 56, 10.6, COLORS.brass, COLORS.brassLine)),
		group({ opacity: opacityKeys(12.2, 56) }, bar(1104, 104, 12.4, COLORS.muted, COLORS.ink)),
		mark("no", 14.6, { x: 990, y: 206 }),
	];
}

export function visit(): Shape[] {
	const month = { x: 930, y: 398, opacity: opacityKeys(1.6) };
	return [
		house({ x: 1160, y: 300, scale: 0.9, opacity: opacityKeys(1) }, { roof: COLORS.brassLine, wall: COLORS.brassSoft }),
		days(
			month,
			28,
			7,
			{ from: 3, seconds: 0.6, color: COLORS.brass, first: 8, last: 9 },
			{ from: 5.6, seconds: 0.6, color: COLORS.brand, first: 17, last: 18 },
		),
		mark("yes", 7.6, { x: 1160, y: 450 }),
	];
}
