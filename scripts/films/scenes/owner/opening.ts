import { COLORS } from "../../colors.ts";
import { edge, house, key, lens, person, sheet } from "../../figures.ts";
import { changeKeys, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { signature } from "./shapes.ts";

export function title(): Shape[] {
	return [
		element(
			"path",
			{ d: "M390 196L880 180L900 566L378 580Z", fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
			{ opacity: opacityKeys(0.3) },
		),
		house({ x: 640, y: changeKeys(480, 0.6, 540, 1.1), scale: 2.4, opacity: opacityKeys(0.6) }),
		person(COLORS.building, { x: 200, y: 570, scale: 2.2, opacity: opacityKeys(1.4) }),
		person(COLORS.ink, { x: 1080, y: 570, scale: 2.2, opacity: opacityKeys(2) }),
		group(
			{ x: pairs("2.6 200, 3.4 200, 4.4 1080, 5.4 640"), y: 130, opacity: opacityKeys(2.6) },
			key({ x: -66, scale: 1.5 }),
			sign("?", 120, COLORS.brassLine, { x: 110, y: 42 }),
		),
	];
}

export function holdings(): Shape[] {
	const panel = (x: number, at: number) =>
		element(
			"rect",
			{ x: x - 180, y: 66, width: 360, height: 324, rx: 10, fill: COLORS.lot, ...edge(COLORS.line) },
			{ opacity: opacityKeys(at) },
		);
	const signing = (x: number, y: number, at: number, color: string) => [
		person(color, { x, y, scale: 1.2, opacity: opacityKeys(at) }),
		signature(x + 58, y - 10, at + 0.6, color, 76),
	];
	return [
		panel(240, 0.4),
		house({ x: 210, y: changeKeys(310, 0.8, 362, 1), scale: 1.7, opacity: opacityKeys(0.8) }),
		key({ x: 318, y: 138, scale: 1.2, turn: pairs("2 0, 2.6 -26, 3.2 14, 3.8 0"), opacity: opacityKeys(1.6) }),
		...signing(200, 586, 3.8, COLORS.ink),
		panel(640, 6.2),
		element(
			"rect",
			{ x: 460, y: 66, width: 360, height: 324, rx: 10, fill: COLORS.brassSoft, ...edge(COLORS.brassLine, 8) },
			{ opacity: opacityKeys(16.2) },
		),
		sheet({ x: 640, y: changeKeys(180, 6.4, 228, 1), scale: 2.1, opacity: opacityKeys(6.4) }),
		...signing(498, 586, 8, COLORS.ink),
		...signing(700, 586, 9.8, COLORS.building),
		panel(1040, 12.2),
		lens({
			x: pairs("12.4 960, 13.6 1080, 14.8 1000, 16 1030"),
			y: pairs("12.4 240, 13.6 180, 14.8 230, 16 214"),
			scale: 2,
			opacity: opacityKeys(12.4),
		}),
		sign("0", 110, COLORS.muted, { x: 1040, y: 560, opacity: opacityKeys(14.6) }),
	];
}
