import { COLORS } from "../../colors.ts";
import { edge, house, key, mark, person } from "../../figures.ts";
import { changeKeys, element, opacityKeys, pairs, type Shape } from "../../film.ts";
import { owners } from "../holding/people.ts";

export function keys(): Shape[] {
	return [
		element(
			"path",
			{ d: "M420 130L1180 116L1196 566L410 580Z", fill: COLORS.brassSoft, ...edge(COLORS.brassLine) },
			{ opacity: opacityKeys(0.2) },
		),
		house({ x: 920, y: 530, scale: 2.4, opacity: opacityKeys(0.4) }),
		owners({ x: 200, y: 560, scale: 1.6, opacity: opacityKeys(0.6) }),
		person(COLORS.bank, { x: changeKeys(470, 1.4, 580, 1.4), y: 556, scale: 1.9, opacity: opacityKeys(1.4) }),
		key({
			x: changeKeys(200, 3, 540, 2),
			y: pairs("3 320, 4 240, 5 310"),
			scale: 1.8,
			turn: pairs("3 -24, 5 0, 5.6 0, 6.2 14, 6.8 0, 9 0, 9.5 -12, 10 8, 10.5 0"),
			opacity: opacityKeys(1.8),
		}),
		mark("yes", 7, { x: 920, y: 170, scale: 1.6 }),
	];
}
