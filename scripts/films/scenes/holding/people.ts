import { COLORS } from "../../colors.ts";
import { edge, person } from "../../figures.ts";
import { drawn, element, group, type Moves, type Shape } from "../../film.ts";
import { smoothPoints } from "../../paths.ts";

export function owners(moves: Moves): Shape {
	return group(moves, person(COLORS.building, { x: -48 }), person(COLORS.building, { x: 48 }));
}

export function unknownPerson(moves: Moves): Shape {
	const unseen = { fill: "none", ...edge(COLORS.muted, 4), "stroke-dasharray": "8 8" };
	return group(
		moves,
		element("path", { d: "M-44 0C-44 -36 -24 -46 0 -46S44 -36 44 0Z", ...unseen }),
		element("circle", { cx: 0, cy: -76, r: 25, ...unseen }),
	);
}

export function signature(x: number, y: number, start: number, color: string): Shape {
	const points = [-34, -18, 0, 16, 34].map((step, index) => [x + step, y + (index % 2 ? -18 : 8)] as const);
	return drawn(smoothPoints(points), start, 1, { color, width: 7 });
}
