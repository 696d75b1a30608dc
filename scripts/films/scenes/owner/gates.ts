import { COLORS } from "../../colors.ts";
import { edge, mark, person, sheet } from "../../figures.ts";
import { changeKeys, element, group, type Key, opacityKeys, type Shape, sign, strokeOf } from "../../film.ts";
import { margins } from "../../margins.ts";
import { law, photo, site } from "./shapes.ts";

const ROAD_Y = 500;
const GATE_DISTANCE = 560;
/** Seconds from one gate to the next. */
const SECONDS_PER_GATE = 6.2;
const LIFTS_AFTER = 2.8;
const GOES_AFTER = 4;

const xOf = (index: number) => 640 + index * GATE_DISTANCE;
const startOfGate = (index: number) => 0.4 + index * SECONDS_PER_GATE;

export function gates(): Shape[] {
	const symbols = [
		law({ scale: 2 }),
		sheet({ y: -4, scale: 1.5 }),
		group(
			{},
			person(COLORS.building, { x: -110, y: 96, scale: 1.8 }),
			photo({ x: 70, y: -46, scale: 1.5 }),
			plate({ x: 40, y: 68, at: startOfGate(2) + 1.2 }),
		),
		site({ scale: 1.9 }, element("path", { d: "M-42 -6H0M-42 18H24", ...strokeOf({ color: COLORS.line, width: 7 }) })),
	];
	const places = [0, 1, 2, 3].flatMap((index): Key[] => [
		[startOfGate(index) + GOES_AFTER, xOf(index) - 170],
		[startOfGate(index) + GOES_AFTER + 2, xOf(index + 1) - (index === 3 ? 0 : 170)],
	]);
	const camera = places.map(([second], index): Key => [second, 640 - xOf(Math.ceil(index / 2))]);
	const end = startOfGate(3) + GOES_AFTER + 1;
	return [
		group(
			{ x: camera },
			element("path", { d: "M-700 500H3600", stroke: COLORS.line, "stroke-width": 84 }),
			element("path", { d: "M-700 500H3600", stroke: COLORS.paper, "stroke-width": 74 }),
			...symbols.flatMap((symbol, index) => gate(index, symbol)),
			site({ x: xOf(4), y: 330, scale: 4, opacity: opacityKeys(startOfGate(3) + LIFTS_AFTER) }),
			mark("yes", end + 1.2, { x: xOf(4) + 200, y: 200, scale: 1.6 }),
			sheet({
				x: places,
				y: [...changeKeys(ROAD_Y - 30, startOfGate(3) + GOES_AFTER, ROAD_Y - 30, 0.8), [end + 1, 372]],
				scale: [...changeKeys(0.9, startOfGate(3) + GOES_AFTER, 0.9, 0.8), [end + 1, 1.9]],
			}),
		),
		...margins(),
	];
}

function gate(index: number, symbol: Shape): Shape[] {
	const [x, at] = [xOf(index), startOfGate(index)];
	return [
		group({ x, y: 190 }, symbol),
		barrier(x, changeKeys(0, at + LIFTS_AFTER, -80, 1)),
		group(
			{ opacity: opacityKeys(at + 0.6, at + LIFTS_AFTER - 0.4) },
			mark("open", at + 0.6, { x: x - 250, y: 240, scale: 1.5 }),
		),
		mark("yes", at + LIFTS_AFTER + 0.2, { x: x - 250, y: 240, scale: 1.5 }),
	];
}

export function barrier(x: number, turn: number | Key[]): Shape {
	return group(
		{ x, y: ROAD_Y - 64 },
		element("path", { d: "M0 -14V92", stroke: COLORS.ink, "stroke-width": 14, "stroke-linecap": "round" }),
		element(
			"path",
			{ d: "M0 0V118", stroke: COLORS.brassLine, "stroke-width": 18, "stroke-linecap": "round" },
			{ turn },
		),
	);
}

function plate({ x, y, at }: { x: number; y: number; at: number }): Shape {
	return group(
		{ x, y },
		element("rect", { x: -36, y: -42, width: 72, height: 84, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
		sign("5", 76, COLORS.ink, { y: 26, opacity: changeKeys(1, at, 0.2, 0.6) }),
		mark("no", at, { x: 80, scale: 1 }),
	);
}
