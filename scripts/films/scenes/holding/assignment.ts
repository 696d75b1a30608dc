import { COLORS } from "../../colors.ts";
import { coin, holder, mark, person, sheet } from "../../figures.ts";
import { changeKeys, drawn, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { arcPoints, smoothPoints } from "../../paths.ts";
import { owners } from "./people.ts";

const FLOOR = 340;
const RELEASED = 15.6;

export function passing(): Shape[] {
	return [
		owners({ x: 170, y: FLOOR, scale: 1.5, opacity: opacityKeys(0.2) }),
		person(COLORS.ink, { x: 640, y: FLOOR, scale: 1.6, opacity: opacityKeys(0.2) }),
		person(COLORS.bank, { x: 1150, y: FLOOR, scale: 1.6, opacity: opacityKeys(0.2) }),
		group(
			{ x: pairs("2 800, 4.8 990"), opacity: opacityKeys(0.2) },
			sheet({ y: 268, scale: 1.2 }),
			sign("86 400", 72, COLORS.brand, { y: 160 }),
		),
		...duty(),
		...secondDeposit(),
	];
}

function duty(): Shape[] {
	return [
		group(
			{ opacity: opacityKeys(6.4, RELEASED) },
			drawn(smoothPoints(pairs("564 214, 470 160, 370 160, 286 226")), 6.4, 2, {
				color: COLORS.brassLine,
				width: 10,
				dash: "3 19",
			}),
			mark("open", 8.6, { x: 420, y: 152, scale: 1.4 }),
		),
		mark("yes", RELEASED + 0.8, { x: 420, y: 152, scale: 1.4 }),
	];
}

function secondDeposit(): Shape[] {
	return [
		holder({ x: 640, y: 606, scale: 0.95, opacity: opacityKeys(0.2) }, pairs("13.4 0.17, 14.8 1")),
		sign("1 000", 84, COLORS.ink, { x: 370, y: 550, opacity: opacityKeys(0.2) }),
		{
			along: { points: arcPoints([1130, 380], [690, 520], -10), share: changeKeys(0, 11.4, 1, 2.4) },
			moves: { scale: 1.4, opacity: opacityKeys(10.8, 13.7) },
			children: [coin({})],
		},
		sign("5 000", 84, COLORS.ink, { x: 910, y: 550, opacity: opacityKeys(13.6) }),
	];
}
