import { COLORS } from "../../colors.ts";
import { days, edge, house, lens, mark } from "../../figures.ts";
import {
	change,
	counter,
	drawn,
	element,
	group,
	type Moves,
	pairs,
	type Shape,
	seen,
	sign,
	strokeOf,
} from "../../film.ts";
import { smooth } from "../../paths.ts";
import { bars, photo } from "./shapes.ts";

/** What they show, what is missing, and a stain that asks for a visit. */
export function photographs(): Shape[] {
	const at = pairs("720 190, 960 190, 720 380, 960 380");
	const stain = element("path", {
		d: "M42 -66C60 -30 78 -44 96 -26V-66Z",
		fill: COLORS.brass,
		...edge(COLORS.brassLine, 3),
	});
	const inside = [
		[house({ y: 56, scale: 0.86 })],
		[element("path", { d: "M-96 30H96M-70 30V-6H20V30M-70 8H20", ...strokeOf({ color: COLORS.ink }) }), stain],
		[
			element("path", {
				d: "M-80 66V10H80V66M-30 10V66M30 10V66M-60 -46H-10V-16H-60ZM20 -46H70V-16H20Z",
				...strokeOf({ color: COLORS.ink }),
			}),
		],
	];
	return [
		...inside.map((shapes, index) => {
			const [x, y] = at[index] as readonly [number, number];
			const end = index === 1 ? 21 : 17.5;
			const toMiddle = index === 1;
			return photo(
				{
					x: toMiddle ? change(x, 17.7, 840, 1) : x,
					y: toMiddle ? change(y, 17.7, 300, 1) : y,
					scale: toMiddle ? change(1, 17.7, 2, 1) : 1,
					opacity: seen(14 + index * 0.5, end),
				},
				...shapes,
			);
		}),
		group(
			{ opacity: seen(15.6, 17.5) },
			element("rect", {
				x: 860,
				y: 310,
				width: 200,
				height: 140,
				fill: "none",
				...edge(COLORS.muted),
				"stroke-dasharray": "10 9",
			}),
			mark("open", 16, { x: 960, y: 380 }),
		),
		lens({ x: change(760, 18.6, 990, 1.4), y: change(420, 18.6, 206, 1.4), scale: 1.5, opacity: seen(18.4, 21) }),
		mark("open", 20, { x: 1090, y: 130, opacity: seen(19.8, 21) }),
	];
}

/** The price by the metre, beside other houses of the street. */
export function area(): Shape[] {
	return [
		group(
			{ opacity: seen(21.8, 28.5) },
			sign("148 000 ÷ 96", 70, COLORS.ink, { x: change(760, 21.8, 860, 1), y: 170 }),
			counter(change(0, 23.2, 1_542, 2), 84, COLORS.brand, { x: 860, y: 276, opacity: seen(23) }, { step: 12 }),
			drawn(pairs("590 570, 1150 570"), 24.4, 1, { color: COLORS.ink, width: 4 }),
			...[210, 232, 224, 178, 216].map((height, index) => {
				const start = 25 + index * 0.4;
				const fill = index === 3 ? COLORS.brand : COLORS.park;
				return element("rect", {
					x: 620 + index * 106,
					width: 72,
					y: change(570, start, 570 - height, 1),
					height: change(0, start, height, 1),
					fill,
					...edge(COLORS.ink, 3),
				});
			}),
		),
	];
}

/** Eighty-seven days; and perhaps it has been taken down and posted again. */
export function online(): Shape[] {
	const card = (moves: Moves) =>
		group(
			moves,
			element("rect", { x: -80, y: -105, width: 160, height: 210, rx: 6, fill: COLORS.paper, ...edge(COLORS.ink) }),
			house({ y: 14, scale: 0.8 }),
			bars([60], -54, 58, COLORS.line),
			bars([90], -54, 82, COLORS.line),
		);
	return [
		group(
			{ opacity: seen(29, 32.6) },
			counter(change(0, 29.2, 87, 2.6), 120, COLORS.ink, { x: 860, y: 210 }, { step: 1 }),
			days({ x: 600, y: 270, scale: 1.36 }, 90, 15, { from: 29.2, seconds: 2.6, color: COLORS.building, last: 87 }),
		),
		card({
			x: 720,
			y: change(320, 33.4, 400, 1.4),
			scale: 1.2,
			opacity: pairs("32.7 0, 33.2 1, 34 1, 34.8 0.35, 36 0.35, 36.4 0"),
		}),
		card({ x: 1000, y: change(240, 34.4, 320, 1.2), scale: 1.2, opacity: seen(34.4, 36) }),
		drawn(
			smooth(pairs("780 230, 850 150, 930 170")),
			34.2,
			1,
			{ color: COLORS.brassLine, width: 6 },
			{ opacity: seen(34.2, 36) },
		),
	];
}
