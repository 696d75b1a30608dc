import { COLORS } from "../../colors.ts";
import { coin, house, lens, mark, person, sheet } from "../../figures.ts";
import { changeKeys, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { arcPoints } from "../../paths.ts";
import { yAt } from "./road.ts";

const GROUND = 500;

export function role(): Shape[] {
	return [
		group(
			{ opacity: opacityKeys(1, 17.4) },
			person(COLORS.building, { x: 210, y: GROUND, opacity: opacityKeys(1) }),
			person(COLORS.ink, { x: 360, y: GROUND, opacity: opacityKeys(2) }),
			sheet({ x: pairs("3 285, 6.4 285, 7.8 435"), y: 438, scale: 0.6, opacity: opacityKeys(3) }),
			person(COLORS.bank, { x: 510, y: GROUND, opacity: opacityKeys(5.6) }),
			{
				along: { points: arcPoints([510, 400], [360, 400], 24), share: changeKeys(0, 9, 1, 1.6) },
				moves: { scale: 0.8, opacity: opacityKeys(8.6) },
				children: [coin({})],
			},
		),
		mark("no", 12.2, { x: 350, y: 206 }),
		mark("yes", 15.6, { x: 350, y: yAt(350) + 2 }),
	];
}

export function condition(): Shape[] {
	return [
		group(
			{ opacity: opacityKeys(0.4, 20.4) },
			house({ x: 500, y: GROUND, scale: 1.05 }),
			mark("open", 4.4, { x: 470, y: 396, scale: 0.6 }),
			mark("open", 7.6, { x: 536, y: 470, scale: 0.6 }),
			lens({
				x: pairs("1 400, 3 450, 5.6 470, 7 536, 10 536, 11 610"),
				y: pairs("1 430, 3 410, 5.6 396, 7 470, 10 470, 11 480"),
				scale: 0.8,
				opacity: opacityKeys(1, 11.4),
			}),
			sign("1998", 56, COLORS.ink, { x: 610, y: 486, opacity: opacityKeys(8.2) }, 0),
		),
		person(COLORS.building, { x: changeKeys(500, 12.6, 546, 1.2), y: 268, scale: 0.52, opacity: opacityKeys(12.6) }),
		person(COLORS.bank, { x: changeKeys(650, 13.8, 596, 1.4), y: 268, scale: 0.52, opacity: opacityKeys(13.8) }),
	];
}
