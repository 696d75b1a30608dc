import { COLORS } from "../../colors.ts";
import { edge } from "../../figures.ts";
import { element, group, type Moves, type Shape, strokeOf } from "../../film.ts";

export function bars(lengths: readonly number[], x: number, y: number, color: string, width = 12): Shape {
	let left = x;
	const d = lengths.map((length) => {
		const start = left;
		left += length + 26;
		return `M${start} ${y}h${length}`;
	});
	return element("path", { d: d.join(""), ...strokeOf({ color, width }) });
}

export function photo(moves: Moves, ...inside: Shape[]): Shape {
	return group(
		moves,
		element("rect", { x: -100, y: -70, width: 200, height: 140, fill: COLORS.lot, ...edge(COLORS.ink) }),
		...inside,
	);
}
