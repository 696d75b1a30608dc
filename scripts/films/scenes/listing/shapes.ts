import { COLORS } from "../../colors.ts";
import { days, edge, house, person, sheet, tag } from "../../figures.ts";
import { drawn, element, group, type Moves, type Shape, strokeOf } from "../../film.ts";
import { smoothPoints } from "../../paths.ts";

const thin = strokeOf({ color: COLORS.ink, width: 5 });

/** Lines in place of words. */
export function bars(lengths: readonly number[], x: number, y: number, color: string, width = 12): Shape {
	let left = x;
	const d = lengths.map((length) => {
		const start = left;
		left += length + 26;
		return `M${start} ${y}h${length}`;
	});
	return element("path", { d: d.join(""), ...strokeOf({ color, width }) });
}

/** 200 by 140. */
export function photo(moves: Moves, ...inside: Shape[]): Shape {
	return group(
		moves,
		element("rect", { x: -100, y: -70, width: 200, height: 140, fill: COLORS.lot, ...edge(COLORS.ink) }),
		...inside,
	);
}

/** 200 by 140. */
export function missing(moves: Moves, d: string): Shape {
	return group(
		moves,
		element("rect", {
			x: -100,
			y: -70,
			width: 200,
			height: 140,
			fill: "none",
			...edge(COLORS.danger),
			"stroke-dasharray": "11 9",
		}),
		element("path", { d, ...thin }, { scale: 1.5 }),
	);
}

export const ROOMS = {
	front: () => house({ y: 58, scale: 0.92 }),
	living: () =>
		element("path", { d: "M-78 46V6H-54V20H54V6H78V46ZM-54 20V-14H54V20M0 -14V20M-66 46V58M66 46V58", ...thin }),
	bedroom: () =>
		element("path", { d: "M-80 56V-24M-80 40H80V56M-80 18H80V40M-66 18V2H-26V18M30 -50H76V-10H30Z", ...thin }),
	smallBedroom: () =>
		element("path", { d: "M-50 56V-20M-50 40H60V56M-50 18H60V40M-38 18V2H-4V18M-86 -46H-62V-16H-86Z", ...thin }),
	garden: () =>
		group(
			{},
			element("path", { d: "M-96 46H96", ...thin }),
			element("path", { d: "M-30 46V6M48 46V20", ...strokeOf({ color: COLORS.brassLine, width: 9 }) }),
			element("circle", { cx: -30, cy: -16, r: 34, fill: COLORS.building }),
			element("circle", { cx: 48, cy: 6, r: 24, fill: COLORS.building }),
		),
};

export const MONEY = {
	kitchen: "M-28 28V-28H28V28ZM-28 -8H28M-14 -18H-12M12 -18H14M-14 4H14V18H-14Z",
	bathroom: "M-30 0H30L24 24H-24ZM-20 0V-22Q-14 -34 -6 -22",
	roof: "M-46 20L0 -26L46 20M-30 18V34M30 18V34M16 -28V-10",
	cellar: "M-42 -24H-18V-6H6V12H30V30H44M-42 30H10",
};

export function wave(x: number, y: number, at: number, count = 13): Shape {
	const points = Array.from({ length: count }, (_, index) => [x + index * 18, y + (index % 2 ? 14 : -14)] as const);
	return drawn(smoothPoints(points), at, 1, { color: COLORS.brassLine, width: 8 });
}

/** Two waves, 84 wide, centred at (0, 0). */
export function about(moves: Moves): Shape {
	const d = [-16, 16].map((y) => `M-42 ${y + 8}C-22 ${y - 24} 16 ${y + 28} 42 ${y - 6}`).join("");
	return element("path", { d, ...strokeOf({ color: COLORS.ink, width: 11 }) }, moves);
}

/** The six parts of an advertisement, about 150 by 110 each, the same throughout the film. */
export const PARTS: readonly ((moves: Moves) => Shape)[] = [
	(moves) => group(moves, bars([150], -75, -20, COLORS.ink, 26), bars([90], -75, 28, COLORS.line, 16)),
	(moves) => group(moves, tag({ scale: 0.5 }, { fill: COLORS.brassSoft }), bars([70], -52, 0, COLORS.brassLine, 12)),
	(moves) => group(moves, photo({ x: 18, y: 14, scale: 0.62 }), photo({ x: -14, y: -14, scale: 0.62 }, ROOMS.front())),
	(moves) => group(moves, sheet({ scale: 0.95 })),
	(moves) =>
		group(
			moves,
			element("path", { d: "M-76 20H76M-20 -56V56", ...strokeOf({ color: COLORS.line, width: 14 }) }),
			element("circle", {
				cx: 6,
				cy: 0,
				r: 46,
				fill: COLORS.brass,
				"fill-opacity": "0.35",
				...edge(COLORS.brassLine, 6),
			}),
		),
	(moves) =>
		group(
			moves,
			days({ x: -84, y: -46, scale: 0.96 }, 12, 3, { from: 0, seconds: 0.1, color: COLORS.building, last: 10 }),
			person(COLORS.building, { x: 44, y: 50, scale: 0.95 }),
		),
];
