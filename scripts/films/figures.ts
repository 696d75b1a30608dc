import { COLORS } from "./colors.ts";
import { changeKeys, element, group, type Moves, type Shape, sign, strokeOf, type Track } from "./film.ts";

const line = (color: string, width = 5) => strokeOf({ color, width });

/** Standing on y = 0, about 100 high. */
export function person(color: string, moves: Moves): Shape {
	return group(
		moves,
		element("path", { d: "M-44 0C-44 -36 -24 -46 0 -46S44 -36 44 0Z", fill: color }),
		element("circle", { cx: 0, cy: -76, r: 25, fill: color }),
	);
}

/** Standing on y = 0, 150 wide. */
export function house(moves: Moves, look: { wall?: string; roof?: string } = {}): Shape {
	const { wall = COLORS.lot, roof = COLORS.ink } = look;
	return group(
		moves,
		element("rect", { x: -56, y: -72, width: 112, height: 72, fill: wall, ...edge(COLORS.ink) }),
		element("path", { d: "M-76 -68L0 -126L76 -68Z", fill: roof, ...edge(COLORS.ink) }),
		element("rect", { x: -13, y: -42, width: 26, height: 42, fill: COLORS.building }),
		...[-44, 26].map((x) =>
			element("rect", { x, y: -52, width: 18, height: 20, fill: COLORS.brandSoft, ...edge(COLORS.ink, 3) }),
		),
	);
}

/** The ring is centred at (0, 0); 92 long. */
export function key(moves: Moves, color = COLORS.ink): Shape {
	return group(
		moves,
		element("path", { d: "M20 0H72M54 0V16M68 0V20", ...line(color, 9) }),
		element("circle", { cx: 0, cy: 0, r: 18, ...line(color, 9), fill: COLORS.paper }),
	);
}

/** Centred at (0, 0), 96 by 124. */
export function sheet(moves: Moves, look: { edge?: string; fill?: string } = {}): Shape {
	const { edge: color = COLORS.ink, fill = COLORS.paper } = look;
	return group(
		moves,
		element("path", { d: "M-48 -62H24L48 -38V62H-48Z", fill, ...edge(color) }),
		element("path", { d: "M24 -62V-38H48", ...line(color, 4) }),
		element("path", { d: "M-30 -30H8M-30 -10H30M-30 10H30", ...line(COLORS.line, 6) }),
	);
}

/** Centred at (0, 0), 56 wide. */
export function coin(moves: Moves): Shape {
	return group(
		moves,
		element("circle", { cx: 0, cy: 0, r: 26, fill: COLORS.brass, ...edge(COLORS.brassLine) }),
		element("circle", { cx: 0, cy: 0, r: 15, ...line(COLORS.brassLine, 3) }),
	);
}

/** 72 by 128; shakes at the seconds in `rings`. */
export function phone(moves: Moves, rings: readonly number[] = []): Shape {
	const turn = rings.flatMap((start) =>
		[0, 8, -8, 8, -8, 0].map((angle, index) => [start + index * 0.12, angle] as const),
	);
	return group(
		moves,
		group(
			{ turn: turn.length > 0 ? turn : 0 },
			element("rect", { x: -36, y: -64, width: 72, height: 128, rx: 12, fill: COLORS.ink }),
			element("rect", { x: -27, y: -50, width: 54, height: 90, rx: 3, fill: COLORS.brandSoft }),
			element("circle", { cx: 0, cy: 51, r: 6, fill: COLORS.brandSoft }),
		),
	);
}

/** A gable over an open vessel, 200 wide and 260 high, standing on y = 0. `level` is 0 to 1. */
export function holder(moves: Moves, level: Track): Shape {
	const heights: Track =
		typeof level === "number" ? level * 160 : level.map(([second, share]) => [second, share * 160] as const);
	const tops: Track =
		typeof heights === "number" ? -14 - heights : heights.map(([second, height]) => [second, -14 - height] as const);
	return group(
		moves,
		element("rect", { x: -86, y: -180, width: 172, height: 170, fill: COLORS.paper }),
		element("rect", { x: -82, y: tops, width: 164, height: heights, fill: COLORS.brass }),
		element("path", { d: "M-86 -184V-10M86 -184V-10", ...line(COLORS.ink, 10) }),
		element("path", { d: "M-104 -6H104", ...line(COLORS.ink, 12) }),
		element("path", { d: "M-106 -190L0 -254L106 -190Z", fill: COLORS.ink, ...edge(COLORS.ink) }),
		element("circle", { cx: 0, cy: -214, r: 11, fill: COLORS.ground }),
	);
}

/** Filled in one by one; `last` is exclusive. */
type Filled = { from: number; seconds: number; color: string; first?: number; last?: number };

export function days(moves: Moves, count: number, columns: number, ...spans: Filled[]): Shape {
	const at = (index: number) => ({
		x: (index % columns) * 26,
		y: Math.floor(index / columns) * 26,
		width: 20,
		height: 20,
		rx: 3,
	});
	const all = Array.from({ length: count }, (_, index) => index);
	return group(
		moves,
		...all.map((index) => element("rect", { ...at(index), fill: COLORS.lot, ...edge(COLORS.line, 2) })),
		...spans.flatMap(({ from, seconds, color, first = 0, last = count }) =>
			all.slice(first, last).map((index) => {
				const start = from + ((index - first) / (last - first)) * seconds;
				return element("rect", { ...at(index), fill: color }, { opacity: changeKeys(0, start, 1, 0.3) });
			}),
		),
	);
}

/** The lens is centred at (0, 0). */
export function lens(moves: Moves): Shape {
	return group(
		moves,
		element("path", { d: "M26 26L58 58", ...line(COLORS.ink, 12) }),
		element("circle", { cx: 0, cy: 0, r: 36, ...line(COLORS.ink, 8), fill: COLORS.paper, "fill-opacity": "0.5" }),
	);
}

export function envelope(moves: Moves, color = COLORS.ink): Shape {
	return group(
		moves,
		element("rect", { x: -55, y: -38, width: 110, height: 76, rx: 4, fill: COLORS.paper, ...edge(color) }),
		element("path", { d: "M-52 -34L0 8L52 -34", ...line(color, 5) }),
	);
}

export function mark(kind: "yes" | "no" | "open", start: number, moves: Moves): Shape {
	const fill = { yes: COLORS.brand, no: COLORS.muted, open: COLORS.brass }[kind];
	const d = { yes: "M-15 1L-4 12L16 -11", no: "M-12 -12L12 12M12 -12L-12 12", open: "" }[kind];
	return group(
		moves,
		group(
			{
				scale: [
					[start, 0.01],
					[start + 0.35, 1.12],
					[start + 0.6, 1],
				],
				opacity: changeKeys(0, start, 1, 0.2),
			},
			element("circle", { cx: 0, cy: 0, r: 30, fill }),
			kind === "open" ? sign("?", 44, COLORS.ink, { y: 15 }) : element("path", { d, ...line(COLORS.paper, 7) }),
		),
	);
}

export function edge(color: string, width = 4): Record<string, string | number> {
	return { stroke: color, "stroke-width": width, "stroke-linejoin": "round" };
}

/** 100 high, centred at (0, 0). */
export function hammer(moves: Moves, color = COLORS.ink): Shape {
	return group(
		moves,
		element("path", { d: "M0 -26V50", ...line(COLORS.brassLine, 13) }),
		element("path", { d: "M-36 -48H26L40 -30H-36Z", fill: color, ...edge(color, 8) }),
	);
}

/** Points to the right, centred at (0, 0), 330 wide. */
export function tag(moves: Moves, look: { fill?: string } = {}): Shape {
	return element(
		"path",
		{ d: "M-165 -62H115L165 0L115 62H-165Z", fill: look.fill ?? COLORS.paper, ...edge(COLORS.ink) },
		moves,
	);
}
