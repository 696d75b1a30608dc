import { COLORS } from "../../colors.ts";
import { days, edge, house, key, mark, person, phone } from "../../figures.ts";
import {
	changeKeys,
	counter,
	drawn,
	element,
	group,
	opacityKeys,
	pairs,
	type Shape,
	sign,
	strokeOf,
} from "../../film.ts";
import { smoothPoints } from "../../paths.ts";
import { about, photo, ROOMS } from "./shapes.ts";

export function place(): Shape[] {
	const street = strokeOf({ color: COLORS.line, width: 34 });
	const paper = strokeOf({ color: COLORS.paper, width: 26 });
	const d = "M50 330H800M330 90V590M620 90V590";
	return [
		element("path", { d, ...street }, { opacity: opacityKeys(0.2) }),
		element("path", { d, ...paper }, { opacity: opacityKeys(0.2) }),
		element(
			"circle",
			{
				cx: changeKeys(420, 4.4, 474, 1.4),
				cy: changeKeys(320, 4.4, 236, 1.4),
				r: changeKeys(216, 4.4, 84, 1.4),
				fill: COLORS.brass,
				"fill-opacity": "0.3",
				...edge(COLORS.brassLine, 7),
			},
			{ opacity: opacityKeys(1) },
		),
		photo({ x: changeKeys(1180, 2.6, 1010, 1), y: 210, scale: 1.7, opacity: opacityKeys(2.6, 8.2) }, ROOMS.front()),
		house({ x: 474, y: 286, scale: 0.9, opacity: opacityKeys(5.8) }),
		school(),
		element(
			"path",
			{
				d: "M690 90V590M730 90V590M676 130H744M676 190H744M676 250H744M676 410H744M676 470H744M676 530H744",
				...strokeOf({ color: COLORS.ink, width: 6 }),
			},
			{ opacity: opacityKeys(7) },
		),
		element(
			"rect",
			{ x: 390, y: 390, width: 170, height: 150, fill: "none", ...edge(COLORS.building), "stroke-dasharray": "12 10" },
			{ opacity: opacityKeys(7.6) },
		),
		group(
			{ opacity: opacityKeys(8.8) },
			element(
				"path",
				{ d: "M-70 120V-120H70V120ZM36 4H40", fill: COLORS.brassSoft, ...edge(COLORS.ink, 7) },
				{ x: 900, y: 330 },
			),
			mark("no", 9.4, { x: 970, y: 210, scale: 1.5 }),
		),
		phone({ x: 1120, y: 330, scale: 1.9, opacity: opacityKeys(10.4) }, [10.8]),
		mark("yes", 11.2, { x: 1190, y: 210, scale: 1.5 }),
	];
}

function school(): Shape {
	return group(
		{ x: 180, y: 280, opacity: opacityKeys(6.4) },
		element("path", { d: "M-90 0V-66H-30V-100H30V-66H90V0Z", fill: COLORS.lot, ...edge(COLORS.ink, 5) }),
		element("path", { d: "M0 -100V-156H44V-130H0", fill: COLORS.brass, ...edge(COLORS.ink, 5) }),
	);
}

export function dates(): Shape[] {
	return [
		days(
			{ x: 70, y: 74, scale: 1.8 },
			77,
			7,
			{ from: 0.8, seconds: 3.4, color: COLORS.building, last: 68 },
			{ from: 4.6, seconds: 0.8, color: COLORS.brass, first: 68, last: 71 },
		),
		counter(
			changeKeys(0, 0.8, 71, 4.4),
			220,
			COLORS.ink,
			{ x: 500, y: 270, opacity: opacityKeys(0.8) },
			{ anchor: 0, step: 1 },
		),
		counter(
			changeKeys(0, 4.6, 3, 0.8),
			220,
			COLORS.brassLine,
			{ x: 500, y: 530, opacity: opacityKeys(4.6) },
			{ anchor: 0, step: 1 },
		),
		sign("÷ 7", 120, COLORS.ink, { x: 770, y: 250, opacity: opacityKeys(6.6) }, 0),
		about({ x: 1000, y: 212, opacity: opacityKeys(7.2) }),
		counter(
			changeKeys(0, 7.2, 10, 1),
			160,
			COLORS.brand,
			{ x: 1066, y: 264, opacity: opacityKeys(7.2) },
			{ anchor: 0, step: 1 },
		),
	];
}

export function contact(): Shape[] {
	const line = { color: COLORS.brassLine, width: 10 };
	return [
		person(COLORS.ink, { x: 210, y: 560, scale: 2.1, opacity: opacityKeys(0.2) }),
		person(COLORS.building, { x: 1070, y: 560, scale: 2.1, opacity: opacityKeys(0.6) }),
		key({ x: 1130, y: 320, scale: 1.3, opacity: opacityKeys(0.9) }),
		group(
			{ opacity: opacityKeys(1.4, 4.6) },
			drawn(pairs("330 460, 950 460"), 1.6, 1.2, line),
			mark("yes", 3, { x: 640, y: 460, scale: 1.6 }),
		),
		person(COLORS.bank, {
			x: changeKeys(640, 5.2, 640, 0.8),
			y: changeKeys(600, 5.2, 560, 0.8),
			scale: 2.1,
			opacity: opacityKeys(5.2),
		}),
		element(
			"path",
			{ d: "M-22 -16H22V16H-22ZM-10 -16V-26H10V-16", fill: COLORS.paper, ...edge(COLORS.ink) },
			{ x: 740, y: 540, scale: 1.8, opacity: opacityKeys(5.4) },
		),
		drawn(pairs("330 460, 530 460"), 6.2, 0.9, line),
		drawn(smoothPoints(pairs("240 320, 420 170, 860 170, 1040 320")), 7.2, 1, {
			color: COLORS.muted,
			width: 8,
			dash: "4 18",
		}),
		mark("no", 8, { x: 640, y: 140, scale: 1.6 }),
	];
}
