import { COLORS } from "../../colors.ts";
import { coin, days, person, sheet } from "../../figures.ts";
import { changeKeys, counter, drawn, element, group, opacityKeys, pairs, type Shape, sign } from "../../film.ts";

const GROUND = 584;
const SHUTS = 8.8;

export function calendar(): Shape[] {
	return [
		days(
			{ x: 92, y: 76, scale: 2.82, opacity: opacityKeys(0.2) },
			45,
			15,
			{ from: 2.4, seconds: 5.4, color: COLORS.brass, last: 14 },
			{ from: 11.2, seconds: 5, color: COLORS.building, first: 14 },
		),
		person(COLORS.ink, { x: 780, y: GROUND, scale: 1.8, opacity: opacityKeys(0.8) }),
		group(
			{ opacity: pairs(`1.2 0, 1.7 1, ${SHUTS + 0.6} 1, ${SHUTS + 1.4} 0.3`) },
			coin({ x: 200, y: 420, scale: 1.9 }),
			sign("1 000", 76, COLORS.ink, { x: 200, y: 556 }),
		),
		drawn(
			pairs("680 500, 310 500"),
			3.2,
			1.6,
			{ color: COLORS.brassLine, width: 8, dash: "3 17" },
			{ opacity: opacityKeys(3.2, SHUTS) },
		),
		drawn(
			pairs("334 474, 304 500, 334 526"),
			4.8,
			0.5,
			{ color: COLORS.brassLine, width: 8 },
			{ opacity: opacityKeys(4.8, SHUTS) },
		),
		...gate(),
		counter(
			changeKeys(0, 2.4, 14, 5.4),
			150,
			COLORS.brassLine,
			{ x: 1210, y: 430, opacity: opacityKeys(2.4) },
			{ anchor: 1, step: 1 },
		),
		counter(
			changeKeys(14, 11.2, 45, 5),
			150,
			COLORS.building,
			{ x: 1210, y: 572, opacity: opacityKeys(11.2) },
			{ anchor: 1, step: 1 },
		),
		sheet({ x: changeKeys(900, 10, 950, 0.9), y: 480, scale: 1.2, opacity: opacityKeys(10) }),
	];
}

function gate(): Shape[] {
	return [
		element(
			"path",
			{ d: `M400 ${GROUND}V416`, stroke: COLORS.ink, "stroke-width": 16, "stroke-linecap": "round" },
			{ opacity: opacityKeys(1.2) },
		),
		element(
			"path",
			{ d: "M0 0H240", stroke: COLORS.brassLine, "stroke-width": 18, "stroke-linecap": "round" },
			{ x: 400, y: 456, turn: changeKeys(-38, SHUTS, 0, 1.2), opacity: opacityKeys(1.2) },
		),
	];
}
