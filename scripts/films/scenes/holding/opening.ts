import { COLORS } from "../../colors.ts";
import { coin, edge, house, key, sheet } from "../../figures.ts";
import { changeKeys, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";

export function title(): Shape[] {
	return [
		element(
			"path",
			{ d: "M110 150L650 128L670 562L98 580Z", fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
			{ opacity: opacityKeys(0.3) },
		),
		house({ x: 370, y: changeKeys(470, 0.6, 530, 1.1), scale: 2.5, opacity: opacityKeys(0.6) }),
		group(
			{ x: 580, y: 472, opacity: opacityKeys(1.4) },
			element("rect", { x: -48, y: -56, width: 96, height: 112, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
			sign("9", 100, COLORS.ink, { y: 34 }),
		),
		key({
			x: 780,
			y: 210,
			scale: 2.2,
			turn: pairs("2 -30, 2.9 0, 5 0, 5.4 -10, 5.9 6, 6.3 0"),
			opacity: opacityKeys(2),
		}),
		sheet({ x: 1100, y: changeKeys(170, 2.9, 210, 0.9), scale: 1.7, opacity: opacityKeys(2.9) }),
		...[0, 1].map((index) =>
			coin({
				x: 780 + index * 110,
				y: changeKeys(400, 3.7 + index * 0.3, 460, 0.8),
				scale: 1.9,
				opacity: opacityKeys(3.7 + index * 0.3),
			}),
		),
		sign("?", 190, COLORS.brassLine, { x: 1100, y: 530, opacity: opacityKeys(4.7) }),
	];
}
