import { COLORS } from "../../colors.ts";
import { edge, house, phone } from "../../figures.ts";
import { changeKeys, drawn, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { smoothPoints } from "../../paths.ts";

export function title(): Shape[] {
	return [
		element(
			"path",
			{ d: "M690 140L1180 126L1196 566L680 580Z", fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
			{ opacity: opacityKeys(0.3) },
		),
		house({ x: 920, y: changeKeys(470, 0.6, 530, 1.1), scale: 2.4, opacity: opacityKeys(0.6) }),
		group(
			{ x: 1118, y: 480, opacity: opacityKeys(1.4) },
			element("rect", { x: -48, y: -56, width: 96, height: 112, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
			sign("9", 100, COLORS.ink, { y: 34 }),
		),
		phone({ x: 260, y: 350, scale: 3, opacity: opacityKeys(2) }, [2.6, 4, 5.4]),
		drawn(smoothPoints(pairs("390 350, 520 300, 640 320")), 3.4, 1.6, {
			color: COLORS.brassLine,
			width: 8,
			dash: "4 18",
		}),
	];
}
