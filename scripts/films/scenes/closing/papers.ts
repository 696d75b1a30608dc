import { COLORS } from "../../colors.ts";
import { lens, mark, person, sheet } from "../../figures.ts";
import { element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { owners, signature } from "../holding/people.ts";

export function papers(): Shape[] {
	const contract = (x: number, at: number, amount: string, color: string) =>
		group(
			{ x, y: 230, opacity: opacityKeys(at, 8.8) },
			sheet({ scale: 2.6 }, { edge: color }),
			element("rect", { x: -110, y: 44, width: 220, height: 100, fill: COLORS.paper }),
			sign(amount, 74, COLORS.ink, { y: 126 }),
		);
	return [
		group(
			{ x: 640, y: 320, opacity: opacityKeys(0.2) },
			sheet({ scale: 4.2 }),
			element("rect", { x: -170, y: 62, width: 340, height: 180, fill: COLORS.paper }),
			sign("97 500", 104, COLORS.brand, { y: 144 }),
			signature(-116, 222, 9.6, COLORS.building),
			signature(0, 222, 10.8, COLORS.building),
			signature(116, 222, 12, COLORS.bank),
		),
		contract(220, 0.8, "86 400", COLORS.ink),
		contract(1060, 1.8, "8 000", COLORS.ink),
		mark("yes", 5, { x: 220, y: 470, scale: 1.5, opacity: opacityKeys(4.8, 8.8) }),
		mark("yes", 7.8, { x: 1060, y: 470, scale: 1.5, opacity: opacityKeys(7.6, 8.8) }),
		lens({
			x: pairs("2.4 640, 3.6 220, 4.8 220, 6.2 1060, 7.8 1060"),
			y: pairs("2.4 240, 3.6 330, 4.8 330, 5.5 250, 6.2 330, 7.8 330"),
			scale: 2.2,
			opacity: opacityKeys(2.4, 8.4),
		}),
		owners({ x: 220, y: 588, scale: 1.7, opacity: opacityKeys(9) }),
		person(COLORS.bank, { x: 1060, y: 588, scale: 1.8, opacity: opacityKeys(9) }),
	];
}
