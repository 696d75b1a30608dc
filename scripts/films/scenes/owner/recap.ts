import { COLORS } from "../../colors.ts";
import { house, mark, person } from "../../figures.ts";
import { drawn, opacityKeys, pairs, type Shape } from "../../film.ts";
import { register, signature } from "./shapes.ts";

export function recap(): Shape[] {
	return [
		person(COLORS.building, { x: 230, y: 400, scale: 2.2, opacity: opacityKeys(0.3) }),
		register({ x: 640, y: 310, scale: 1.7, opacity: opacityKeys(2) }),
		house({ x: 1050, y: 405, scale: 1.8, opacity: opacityKeys(3.7) }),
		...[230, 640, 1050].map((x, index) => mark("yes", 1 + index * 1.7, { x, y: 104, scale: 1.5 })),
		drawn(pairs("360 570, 920 570"), 5.4, 0.8, { color: COLORS.line, width: 6 }),
		signature(430, 536, 6.2, COLORS.ink, 420),
	];
}
