import { COLORS } from "../../colors.ts";
import { edge, house } from "../../figures.ts";
import { drawn, element, group, type Moves, type Shape, strokeOf } from "../../film.ts";
import { smoothPoints } from "../../paths.ts";

/** 300 by 360. */
export function card(moves: Moves, ...inside: Shape[]): Shape {
	return group(
		moves,
		element("rect", { x: -150, y: -180, width: 300, height: 360, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
		element("rect", { x: -130, y: -160, width: 260, height: 186, fill: COLORS.lot, ...edge(COLORS.line, 3) }),
		element("path", { d: "M-130 130H60M-130 154H110", ...strokeOf({ color: COLORS.line, width: 8 }) }),
		...inside,
	);
}

/** 192 wide; `name` is the colour of the names in it. */
export function register(moves: Moves, name: string = COLORS.building): Shape {
	const line = (x: number, y: number, width: number) =>
		element("path", { d: `M${x} ${y}h${width}`, ...strokeOf({ color: name, width: 12 }) });
	return group(
		moves,
		element("path", {
			d: "M0 -58V56M0 -58C-30 -76 -70 -76 -96 -64V50C-70 38 -30 38 0 56C30 38 70 38 96 50V-64C70 -76 30 -76 0 -58",
			fill: COLORS.paper,
			...edge(COLORS.ink, 5),
		}),
		line(-76, -28, 52),
		line(-76, 2, 34),
		line(24, -28, 46),
	);
}

/** A gable on four columns, 110 wide, centred at (0, 0). */
export function law(moves: Moves): Shape {
	return element(
		"path",
		{
			d: "M-52 -26L0 -56L52 -26ZM-40 -18V28M-13 -18V28M13 -18V28M40 -18V28M-54 36H54",
			fill: COLORS.ink,
			...edge(COLORS.ink, 7),
		},
		moves,
	);
}

/** 120 by 94. */
export function site(moves: Moves, ...inside: Shape[]): Shape {
	return group(
		moves,
		element("path", { d: "M-60 -47H60V47H-60ZM-60 -25H60", fill: COLORS.paper, ...edge(COLORS.ink, 5) }),
		...inside,
	);
}

/** 104 by 80. */
export function photo(moves: Moves): Shape {
	return group(
		moves,
		element("rect", { x: -52, y: -40, width: 104, height: 80, fill: COLORS.lot, ...edge(COLORS.ink) }),
		house({ y: 30, scale: 0.48 }),
	);
}

export function signature(x: number, y: number, at: number, color: string, width = 80): Shape {
	const rise = Math.min(width / 80, 2.4);
	const heights = [0, -26, 10, -18, 8, -12, -2];
	const points = heights.map((height, step) => [x + (step * width) / 6, y + height * rise] as const);
	return drawn(smoothPoints(points), at, 1.2, { color, width: 8 });
}
