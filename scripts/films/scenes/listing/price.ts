import { COLORS } from "../../colors.ts";
import { days, edge, mark, tag } from "../../figures.ts";
import { changeKeys, counter, drawn, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { about } from "./shapes.ts";

/** 124,900 / 104 ≈ 1,201 */
export function perMetre(): Shape[] {
	return [
		days({ x: 80, y: 84, scale: 1.56 }, 104, 13, { from: 0.8, seconds: 3.4, color: COLORS.building }),
		counter(
			changeKeys(0, 0.8, 104, 3.4),
			120,
			COLORS.ink,
			{ x: 300, y: 540, opacity: opacityKeys(0.8) },
			{ anchor: 1, step: 1 },
		),
		sign("m²", 100, COLORS.ink, { x: 330, y: 540, opacity: opacityKeys(0.8) }, 0),
		sign("124 900", 110, COLORS.ink, { x: 690, y: 190, opacity: opacityKeys(5) }, 0),
		sign("÷ 104", 110, COLORS.ink, { x: 690, y: 320, opacity: opacityKeys(6.4) }, 0),
		drawn(pairs("680 360, 1180 360"), 7.4, 0.8, { color: COLORS.ink, width: 5 }),
		about({ x: 728, y: 464, opacity: opacityKeys(7.8) }),
		counter(
			changeKeys(0, 7.8, 1_201, 2),
			170,
			COLORS.brand,
			{ x: 800, y: 520, opacity: opacityKeys(7.8) },
			{ anchor: 0, step: 20 },
		),
	];
}

export function street(): Shape[] {
	const heights = [300, 330, 312, 346, 322, 240, 306, 338, 318, 328, 310];
	return [
		drawn(pairs("60 560, 1220 560"), 0.2, 0.9, { color: COLORS.ink, width: 5 }),
		...heights.map((height, index) => {
			const isOurs = index === 5;
			const at = isOurs ? 4.2 : 0.6 + index * 0.3;
			return element("rect", {
				x: 74 + index * 104,
				width: 76,
				y: changeKeys(560, at, 560 - height, 0.9),
				height: changeKeys(0, at, height, 0.9),
				fill: isOurs ? COLORS.brand : COLORS.park,
				...edge(COLORS.ink, 3),
			});
		}),
		sign("1 201", 84, COLORS.brand, { x: 632, y: 210, opacity: opacityKeys(5) }),
		mark("open", 6, { x: 632, y: 96, scale: 1.6 }),
	];
}

/** 125,000 − 124,900 = 100: just below the limit of a filter. */
export function filter(): Shape[] {
	return [
		drawn(pairs("820 76, 820 420"), 0.2, 0.9, { color: COLORS.danger, width: 10 }),
		sign("125 000", 96, COLORS.danger, { x: 852, y: 156, opacity: opacityKeys(0.6) }, 0),
		group(
			{ x: changeKeys(120, 1.6, 540, 1.4), y: 290, scale: 1.6, opacity: opacityKeys(1.4) },
			tag({}, { fill: COLORS.brassSoft }),
			sign("124 900", 72, COLORS.ink, { x: -22, y: 24 }),
		),
		sign("125 000 − 124 900 =", 84, COLORS.ink, { x: 80, y: 556, opacity: opacityKeys(3.2) }, 0),
		counter(
			changeKeys(0, 3.6, 100, 1),
			110,
			COLORS.brand,
			{ x: 862, y: 556, opacity: opacityKeys(3.6) },
			{ anchor: 0, step: 1 },
		),
	];
}
