import { COLORS } from "../../colors.ts";
import { edge, house, phone } from "../../figures.ts";
import { change, drawn, element, group, pairs, type Shape, seen, sign } from "../../film.ts";
import { smooth } from "../../paths.ts";

export function title(): Shape[] {
	return [
		element(
			"path",
			{ d: "M690 140L1180 126L1196 566L680 580Z", fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
			{ opacity: seen(0.3) },
		),
		house({ x: 920, y: change(470, 0.6, 530, 1.1), scale: 2.4, opacity: seen(0.6) }),
		group(
			{ x: 1118, y: 480, opacity: seen(1.4) },
			element("rect", { x: -48, y: -56, width: 96, height: 112, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
			sign("9", 100, COLORS.ink, { y: 34 }),
		),
		phone({ x: 260, y: 350, scale: 3, opacity: seen(2) }, [2.6, 4, 5.4]),
		drawn(smooth(pairs("390 350, 520 300, 640 320")), 3.4, 1.6, { color: COLORS.brassLine, width: 8, dash: "4 18" }),
	];
}
