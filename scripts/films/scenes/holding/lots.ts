import { COLORS } from "../../colors.ts";
import { coin, edge, holder, house, key, person, sheet } from "../../figures.ts";
import { changeKeys, drawn, element, group, type Key, opacityKeys, pairs, type Shape, sign } from "../../film.ts";
import { smoothPoints } from "../../paths.ts";
import { owners, unknownPerson } from "./people.ts";

const FLOOR = 356;
const LOTS = [
	{ x: 50, lean: 6 },
	{ x: 455, lean: -5 },
	{ x: 860, lean: 4 },
] as const;

function lot(index: 0 | 1 | 2, opacity: Key[], isRead = false): Shape {
	const { x, lean } = LOTS[index];
	const d = `M${x + lean} 76L${x + 370} ${82 - lean}L${x + 364 + lean} 384L${x} ${378 + lean}Z`;
	const look = isRead
		? { fill: COLORS.brassSoft, ...edge(COLORS.brassLine) }
		: { fill: COLORS.lot, ...edge(COLORS.line) };
	return element("path", { d, ...look }, { opacity });
}

export function map(): Shape[] {
	return [
		lot(0, opacityKeys(0.2)),
		owners({ x: 152, y: FLOOR, scale: 0.98, opacity: opacityKeys(0.7) }),
		house({ x: 335, y: changeKeys(320, 1.5, FLOOR, 0.9), opacity: opacityKeys(1.5) }),
		key({ x: 150, y: changeKeys(110, 2.4, 156, 0.9), scale: 1.2, opacity: opacityKeys(2.4) }),
		lot(1, opacityKeys(3.2)),
		person(COLORS.ink, { x: changeKeys(520, 3.6, 640, 1.2), y: FLOOR, scale: 1.5, opacity: opacityKeys(3.6) }),
		lot(2, opacityKeys(4.6)),
		unknownPerson({ x: 1045, y: FLOOR, scale: 1.5, opacity: opacityKeys(5) }),
		holder({ x: 640, y: changeKeys(640, 6, 602, 0.9), scale: 0.8, opacity: opacityKeys(6) }, 0),
	];
}

export function whoHolds(): Shape[] {
	const wave: Key[] = pairs("3 0, 3.5 -20, 4 14, 4.5 0, 14.2 0, 14.7 -20, 15.3 14, 15.9 0");
	return [
		lot(0, opacityKeys(0)),
		lot(1, opacityKeys(0)),
		lot(2, opacityKeys(0)),
		lot(0, opacityKeys(1.4, 5.2), true),
		lot(2, opacityKeys(5.6, 8.6), true),
		lot(1, opacityKeys(11.8), true),
		owners({ x: 152, y: FLOOR, scale: 0.98 }),
		person(COLORS.ink, { x: 550, y: FLOOR, scale: 1.5 }),
		person(COLORS.bank, { x: 960, y: FLOOR, scale: 1.5 }),
		house({ x: 335, y: FLOOR, opacity: opacityKeys(1.6) }),
		key({ x: 150, y: 156, scale: 1.2, turn: wave, opacity: opacityKeys(2.4) }),
		sheet({ x: 1130, y: changeKeys(220, 6, 260, 0.9), scale: 1.35, opacity: opacityKeys(6) }),
		...deposits(),
		coin({ x: 720, y: changeKeys(180, 12.2, 226, 0.9), scale: 1.5, opacity: opacityKeys(12.2) }),
		sign("8 000", 66, COLORS.ink, { x: 726, y: 340, opacity: opacityKeys(12.6) }),
		drawn(smoothPoints(pairs("270 150, 480 58, 800 58, 940 176")), 14.2, 1.8, {
			color: COLORS.brassLine,
			width: 6,
			dash: "3 14",
		}),
	];
}

function deposits(): Shape[] {
	return [
		holder({ x: 640, y: 602, scale: 0.8 }, pairs("9.2 0, 9.8 0.17, 10.2 0.17, 10.8 1")),
		group(
			{ opacity: opacityKeys(8.8) },
			sign("1 000", 72, COLORS.ink, { x: 400, y: 540, opacity: opacityKeys(9) }),
			sign("5 000", 72, COLORS.ink, { x: 880, y: 540, opacity: opacityKeys(10) }),
		),
	];
}
