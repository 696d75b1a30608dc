import { COLORS } from "../../colors.ts";
import { coin, edge, holder, house, key, mark, person, sheet } from "../../figures.ts";
import { changeKeys, counter, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { arcPoints } from "../../paths.ts";
import { owners, signature } from "./people.ts";

const GROUND = 580;

export function signing(): Shape[] {
	return [
		owners({ x: 190, y: GROUND, scale: 1.6, opacity: opacityKeys(0.2) }),
		house({ x: 150, y: changeKeys(330, 0.8, 370, 0.9), scale: 1.3, opacity: opacityKeys(0.8) }),
		key({
			x: 300,
			y: changeKeys(210, 1.6, 270, 0.9),
			scale: 1.5,
			turn: pairs("12.6 0, 13.1 -20, 13.7 14, 14.2 0"),
			opacity: opacityKeys(1.6),
		}),
		person(COLORS.ink, { x: changeKeys(1240, 2.2, 1130, 1.2), y: GROUND, scale: 1.8, opacity: opacityKeys(2.2) }),
		contract(),
		...noHouse(),
	];
}

function contract(): Shape {
	return group(
		{
			x: pairs("3.2 680, 10.8 680, 12.6 1120"),
			y: pairs("3.2 300, 10.8 300, 12.6 240"),
			scale: pairs("10.8 1, 12.6 0.62"),
			opacity: opacityKeys(3.2),
		},
		sheet({ scale: 3.9 }),
		element("rect", { x: -160, y: 66, width: 320, height: 160, fill: COLORS.paper }),
		counter(
			changeKeys(80_000, 4.2, 86_400, 2),
			104,
			COLORS.brand,
			{ y: 140, opacity: opacityKeys(4.2) },
			{ step: 100 },
		),
		signature(-110, 206, 6.6, COLORS.building),
		signature(0, 206, 7.8, COLORS.building),
		signature(110, 206, 9, COLORS.ink),
	);
}

function noHouse(): Shape[] {
	const unseen = { fill: "none", ...edge(COLORS.muted, 5), "stroke-dasharray": "10 10" };
	return [
		group(
			{ x: 820, y: GROUND, scale: 1.6, opacity: opacityKeys(13.2) },
			element("rect", { x: -56, y: -72, width: 112, height: 72, ...unseen }),
			element("path", { d: "M-76 -72L0 -130L76 -72Z", ...unseen }),
		),
		mark("no", 14.2, { x: 820, y: 500, scale: 1.5 }),
	];
}

export function deposit(): Shape[] {
	return [
		owners({ x: 200, y: GROUND, scale: 1.6, opacity: opacityKeys(0.2) }),
		person(COLORS.ink, { x: 1090, y: GROUND, scale: 1.8, opacity: opacityKeys(0.2) }),
		sheet({ x: 1180, y: 280, scale: 1.2, opacity: opacityKeys(0.2) }),
		holder(
			{ x: 640, y: changeKeys(640, 0.8, 598, 0.9), scale: 1.8, opacity: opacityKeys(0.8) },
			pairs("4.6 0, 5.8 0.17"),
		),
		sign("1 000", 96, COLORS.ink, { x: 640, y: 480, opacity: opacityKeys(5.6) }),
		{
			along: { points: arcPoints([1020, 330], [640, 530], 60), share: changeKeys(0, 2.6, 1, 2.2) },
			moves: { scale: 1.6, opacity: opacityKeys(2, 4.7) },
			children: [coin({})],
		},
	];
}
