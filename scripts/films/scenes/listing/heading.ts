import { COLORS } from "../../colors.ts";
import { edge, hammer, house, mark } from "../../figures.ts";
import { changeKeys, element, group, opacityKeys, type Shape, strokeOf } from "../../film.ts";
import { bars } from "./shapes.ts";

export function heading(): Shape[] {
	const banner = (x: number, at: number) =>
		group(
			{ opacity: opacityKeys(at) },
			element("rect", { x, y: 76, width: 520, height: 136, rx: 10, fill: COLORS.paper, ...edge(COLORS.ink, 6) }),
			bars([180, 100], x + 150, 122, COLORS.ink, 26),
			bars([120, 70], x + 150, 170, COLORS.line, 16),
		);
	return [
		banner(80, 0.3),
		hammer({ x: 154, y: 146, scale: 1, opacity: opacityKeys(1.2) }),
		house({ x: 340, y: changeKeys(540, 2.4, 580, 0.9), scale: 2.4, opacity: opacityKeys(2.4) }),
		hammer({ x: 220, y: 500, scale: 1.1, opacity: opacityKeys(3.8) }),
		mark("yes", 5, { x: 580, y: 250, scale: 1.6 }),
		banner(680, 6.2),
		element(
			"path",
			{ d: "M0 -48L12 -12L48 0L12 12L0 48L-12 12L-48 0L-12 -12Z", fill: COLORS.brass, ...edge(COLORS.brassLine) },
			{ x: 754, y: 146, opacity: opacityKeys(7) },
		),
		group(
			{ x: 920, y: 400, scale: 2, opacity: opacityKeys(8.2) },
			element("path", {
				d: "M-70 -30H20Q50 -30 50 0V16M-70 -56V-4M-24 -30V-60M-48 -62H0",
				...strokeOf({ color: COLORS.ink, width: 14 }),
			}),
			element("path", { d: "M50 34C58 46 61 50 61 55A11 11 0 0 1 39 55C39 50 42 46 50 34Z", fill: COLORS.bank }),
		),
		mark("open", 10, { x: 1180, y: 250, scale: 1.6 }),
	];
}
