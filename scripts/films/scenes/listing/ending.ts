import { COLORS } from "../../colors.ts";
import { coin, edge, house, key, mark } from "../../figures.ts";
import { changeKeys, element, group, opacityKeys, type Shape, sign } from "../../film.ts";
import { bars, PARTS, photo, ROOMS } from "./shapes.ts";

export function bait(): Shape[] {
	const box = (index: number, at: number, ...inside: Shape[]) =>
		group(
			{ x: 180 + index * 307, y: 200, opacity: opacityKeys(at) },
			element("rect", {
				x: -138,
				y: -130,
				width: 276,
				height: 260,
				rx: 10,
				fill: COLORS.paper,
				...edge(COLORS.danger, 6),
			}),
			...inside,
		);
	const unseen = { fill: "none", ...edge(COLORS.danger, 5), "stroke-dasharray": "9 9" };
	return [
		box(
			0,
			0.3,
			...[150, 166, 56, 158].map((height, index) =>
				element("rect", {
					x: -112 + index * 58,
					y: 96 - height,
					width: 46,
					height,
					fill: index === 2 ? COLORS.danger : COLORS.park,
					...edge(COLORS.ink, 3),
				}),
			),
		),
		box(
			1,
			2,
			house({ y: 100, scale: 1.15 }),
			key({ x: -80, y: -84, scale: 1.1 }),
			mark("no", 2.8, { x: 86, y: -84, scale: 1.1 }),
		),
		box(
			2,
			3.8,
			photo({ x: -26, y: -34, scale: 0.95 }, ROOMS.front()),
			photo({ x: changeKeys(-26, 4.4, 26, 0.8), y: 38, scale: 0.95 }, ROOMS.front()),
		),
		box(3, 5.6, coin({ y: -40, scale: 1.9 }), house({ y: 110, scale: 0.9, opacity: 0.35 })),
		group(
			{ x: 900, y: 590, scale: 1.9, opacity: opacityKeys(6.8, 9.4) },
			element("path", { d: "M-44 0C-44 -36 -24 -46 0 -46S44 -36 44 0Z", ...unseen }),
			element("circle", { cx: 0, cy: -76, r: 25, ...unseen }),
			sign("?", 44, COLORS.danger, { y: -60 }),
		),
		coin({ x: changeKeys(360, 7.4, 760, 1.4), y: 510, scale: 2.2, opacity: opacityKeys(6.8, 9.4) }),
		mark("no", 10, { x: 640, y: 490, scale: 2 }),
	];
}

export function recap(): Shape[] {
	return [
		element(
			"rect",
			{ x: 70, y: 58, width: 1140, height: 548, rx: 12, fill: COLORS.paper, ...edge(COLORS.ink) },
			{ opacity: opacityKeys(0.1) },
		),
		...PARTS.flatMap((part, index) => {
			const [x, y] = [index < 3 ? 110 : 680, 150 + (index % 3) * 174];
			const at = 0.5 + index * 1.05;
			return [
				group(
					{ opacity: opacityKeys(at) },
					sign(String(index + 1), 96, COLORS.brassLine, { x: x + 24, y: y + 32 }),
					part({ x: x + 164, y, scale: 0.98 }),
					bars([130], x + 276, y, COLORS.line, 16),
				),
				mark("open", at + 0.5, { x: x + 470, y, scale: 1.4 }),
			];
		}),
	];
}
