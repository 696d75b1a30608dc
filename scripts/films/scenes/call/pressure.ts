import { COLORS } from "../../colors.ts";
import { edge, mark, person, phone, sheet } from "../../figures.ts";
import { changeKeys, element, group, type Key, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { ringPoints } from "../../paths.ts";

const GROUND = 570;

export function pressure(): Shape[] {
	const unseen = { fill: "none", ...edge(COLORS.danger, 5), "stroke-dasharray": "9 9" };
	return [
		group(
			{ opacity: opacityKeys(0.2, 11.4) },
			person(COLORS.ink, { x: 200, y: GROUND, scale: 1.7 }),
			person(COLORS.building, { x: pairs("0.4 900, 7 900, 8.8 1080"), y: GROUND, scale: 1.7 }),
			group(
				{ x: 420, y: GROUND, scale: 1.5, opacity: opacityKeys(1.4) },
				element("path", { d: "M-44 0C-44 -36 -24 -46 0 -46S44 -36 44 0Z", ...unseen }),
				element("circle", { cx: 0, cy: -76, r: 25, ...unseen }),
				sign("?", 44, COLORS.danger, { y: -60 }),
			),
			...clock(),
			phone({ x: 760, y: 270, scale: 1.6 }, [6.6]),
			mark("no", 7.6, { x: 840, y: 160, scale: 1.3 }),
		),
		...cost(),
	];
}

function clock(): Shape[] {
	const left: Key[] = changeKeys(1, 3, 0.06, 3.4);
	return [
		group(
			{ opacity: opacityKeys(2.6) },
			element("circle", { cx: 420, cy: 230, r: 100, fill: COLORS.paper, ...edge(COLORS.ink) }),
			{
				line: { points: ringPoints([420, 230], 72), to: left },
				attributes: { fill: "none", stroke: COLORS.danger, "stroke-width": 34 },
			},
		),
	];
}

function cost(): Shape[] {
	const side = (x: number, at: number, kept: "yes" | "no", stroke: string) =>
		group(
			{ opacity: opacityKeys(at) },
			element("rect", { x: x - 250, y: 90, width: 500, height: 490, rx: 10, fill: COLORS.paper, ...edge(stroke, 6) }),
			sheet({ x: x - 110, y: 220, scale: 1.5 }),
			mark("no", at + 0.8, { x: x + 110, y: 220, scale: 1.5 }),
			person(COLORS.ink, { x: x - 110, y: 530, scale: 1.5 }),
			mark(kept, at + 2, { x: x + 110, y: 460, scale: 1.5 }),
		);
	return [side(340, 12, "no", COLORS.danger), side(940, 15, "yes", COLORS.brand)];
}
