import { COLORS } from "../../colors.ts";
import { coin, envelope, mark, person, sheet } from "../../figures.ts";
import { changeKeys, group, opacityKeys, type Shape } from "../../film.ts";
import { arcPoints } from "../../paths.ts";
import { owners } from "./people.ts";

const GROUND = 580;

export function buyer(): Shape[] {
	return [
		owners({ x: 190, y: GROUND, scale: 1.6, opacity: opacityKeys(0.2) }),
		person(COLORS.ink, { x: 620, y: GROUND, scale: 1.8, opacity: opacityKeys(0.2) }),
		sheet({ x: 760, y: 480, scale: 1.2, opacity: opacityKeys(0.2) }),
		person(COLORS.bank, { x: changeKeys(1300, 0.8, 1110, 1.6), y: GROUND, scale: 1.8, opacity: opacityKeys(0.8) }),
		group(
			{ x: 1000, y: changeKeys(170, 2.8, 226, 1), opacity: opacityKeys(2.8) },
			sheet({ scale: 2 }, { edge: COLORS.bank }),
			...[-54, 0, 54].map((x, index) => coin({ x, y: 74, scale: 0.9, opacity: opacityKeys(3.6 + index * 0.4) })),
		),
		mark("yes", 5, { x: 1130, y: 140, scale: 1.4 }),
		{
			along: { points: arcPoints([600, 330], [200, 320], 110), share: changeKeys(0, 7.8, 1, 2.4) },
			moves: { scale: 1.8, opacity: opacityKeys(7) },
			children: [envelope({}), person(COLORS.bank, { y: 30, scale: 0.42 })],
		},
		mark("yes", 10.8, { x: 330, y: 280, scale: 1.3 }),
	];
}
