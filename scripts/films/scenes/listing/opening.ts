import { COLORS } from "../../colors.ts";
import { edge, house, lens } from "../../figures.ts";
import { changeKeys, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { bars, PARTS } from "./shapes.ts";

export function title(): Shape[] {
	return [
		element(
			"rect",
			{ x: 340, y: 62, width: 600, height: 540, rx: 12, fill: COLORS.paper, ...edge(COLORS.ink, 6) },
			{ opacity: opacityKeys(0.2) },
		),
		element(
			"rect",
			{ x: 370, y: 92, width: 540, height: 286, fill: COLORS.lot, ...edge(COLORS.line) },
			{ opacity: opacityKeys(0.6) },
		),
		house({ x: 640, y: changeKeys(310, 0.8, 358, 1), scale: 1.9, opacity: opacityKeys(0.8) }),
		sign("124 900", 110, COLORS.ink, { x: 372, y: 482, opacity: opacityKeys(1.8) }, 0),
		group({ opacity: opacityKeys(2.6) }, bars([170, 90, 150], 382, 530, COLORS.line, 16)),
		group({ opacity: opacityKeys(3) }, bars([110, 200, 80], 382, 570, COLORS.line, 16)),
		lens({
			x: pairs("3.2 1130, 4.2 960, 5.4 800"),
			y: pairs("3.2 200, 4.2 300, 5.4 440"),
			scale: 2.4,
			opacity: opacityKeys(3.2),
		}),
	];
}

export function parts(): Shape[] {
	return PARTS.flatMap((part, index) => {
		const [x, y] = [240 + (index % 3) * 400, index < 3 ? 190 : 464];
		const at = 0.4 + index * 1.4;
		return [
			group(
				{ x, y: changeKeys(y + 30, at, y, 0.8), opacity: opacityKeys(at) },
				element("rect", { x: -180, y: -124, width: 360, height: 248, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink) }),
				sign(String(index + 1), 84, COLORS.brassLine, { x: -130, y: -50 }),
				part({ x: 34, y: 14, scale: 1.35 }),
			),
		];
	});
}
