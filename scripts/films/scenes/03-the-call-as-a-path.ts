import { COLORS } from "../colors.ts";
import { days, edge, house, lens, mark, person, phone, sheet } from "../figures.ts";
import { change, counter, drawn, element, type Film, group, type Key, pairs, type Shape, seen, sign } from "../film.ts";
import { smooth } from "../paths.ts";
import { caller, HALTS, road, yAt } from "./call/road.ts";

/** A first call with the owner of 9 Quarry Road as a road with forks: 4 months at 480 are 1,920; an agent named 98,000. */
export const film: Film = {
	name: "the-call-as-a-path",
	seconds: 74,
	poster: 43,
	shapes: [...road(), ...role(), ...condition(), ...time(), ...owners(), ...visit(), caller()],
};

/** The telephone rings; then the caller says what the sheet will do: pass on. */
function role(): Shape[] {
	return [
		phone({ x: 150, y: 230, opacity: seen(0.2) }, [0.8, 2, 3.2]),
		person(COLORS.building, { x: 150, y: 560, opacity: seen(3.4) }),
		group(
			{ opacity: seen(7.6, 19) },
			person(COLORS.ink, { x: 300, y: 560 }),
			person(COLORS.bank, { x: 460, y: 560, opacity: seen(9.6) }),
		),
		sheet({ x: pairs("9.8 320, 11.4 424"), y: 450, scale: 0.62, opacity: seen(8.4, 19) }),
		mark("no", 13, { x: 350, y: 168 }),
		mark("yes", 16, { x: 350, y: yAt(350) + 72, scale: 0.8 }),
	];
}

/** What has to be repaired, and somebody who listens in when the owner is not sure. */
function condition(): Shape[] {
	const glass: Key[] = pairs("20.6 500, 22 540, 23.4 620, 24.6 590");
	return [
		group(
			{ opacity: seen(19.6, 33.4) },
			house({ x: 570, y: 570, scale: 1.1 }),
			mark("open", 21.8, { x: 548, y: 450, scale: 0.7 }),
			mark("open", 23.2, { x: 632, y: 520, scale: 0.7 }),
			lens({ x: glass, y: pairs("20.6 480, 22 450, 23.4 520, 24.6 500"), scale: 0.8 }),
		),
		person(COLORS.building, { x: change(520, 25.8, 544, 1.2), y: 238, scale: 0.66, opacity: seen(25.4) }),
		person(COLORS.bank, { x: change(660, 26.4, 608, 1.6), y: 238, scale: 0.66, opacity: seen(26.4) }),
	];
}

/** Four months of waiting, and the agent whom an owner with time may prefer. */
function time(): Shape[] {
	return [
		group(
			{ opacity: seen(33.6, 47) },
			days({ x: 612, y: 428 }, 48, 12, { from: 34.4, seconds: 4.4, color: COLORS.building }),
			sign("4 × 480", 48, COLORS.ink, { x: 616, y: 592, opacity: seen(35.4) }, 0),
			counter(
				change(0, 36, 1_920, 3),
				48,
				COLORS.ink,
				{ x: 786, y: 592, opacity: seen(36) },
				{ anchor: 0, before: "= ", step: 60 },
			),
		),
		group(
			{ opacity: seen(40.2) },
			person(COLORS.bank, { x: 790, y: change(210, 40.2, 182, 1) }),
			element("path", { d: "M824 146H868V178H824ZM836 146V136H856V146", fill: COLORS.paper, ...edge(COLORS.ink) }),
		),
		counter(
			change(90_000, 41.2, 98_000, 2.4),
			50,
			COLORS.ink,
			{ x: 884, y: 120, opacity: seen(41.2, 53.5) },
			{ step: 100, anchor: 0 },
		),
	];
}

/** Whose names are on the title, and what has to be paid out of the sale. */
function owners(): Shape[] {
	return [
		group(
			{ opacity: seen(47.6, 62) },
			sheet({ x: 990, y: 480, scale: 1.3 }),
			person(COLORS.building, { x: 870, y: 560, scale: 0.9 }),
			person(COLORS.building, { x: change(1180, 49.4, 1110, 1.4), y: 560, scale: 0.9, opacity: seen(49.2) }),
			drawn(smooth(pairs("944 528, 956 514, 966 532, 978 518")), 50.6, 1.2, { color: COLORS.building }),
			drawn(smooth(pairs("1000 528, 1012 514, 1022 532, 1036 518")), 52, 1.2, { color: COLORS.building }),
		),
		// A debt that is higher than the price ends the road.
		element("rect", {
			x: 940,
			y: change(150, 55.6, 90, 1.2),
			width: 44,
			height: change(0, 55.6, 60, 1.2),
			fill: COLORS.brass,
			...edge(COLORS.brassLine),
		}),
		element("rect", {
			x: 996,
			y: change(150, 56.6, 56, 1.6),
			width: 44,
			height: change(0, 56.6, 94, 1.6),
			fill: COLORS.muted,
			...edge(COLORS.ink),
		}),
		mark("no", 58.4, { x: 990, y: 190, scale: 0.8 }),
	];
}

/** The call ends with a day for the visit. */
function visit(): Shape[] {
	return [
		drawn(pairs("1160 330, 1160 250"), 64, 0.8, { color: COLORS.brassLine }, { opacity: seen(63.6) }),
		house({ x: 1160, y: 250, scale: 0.85, opacity: seen(63.6) }, { roof: COLORS.brassLine, wall: COLORS.brassSoft }),
		days({ x: 1010, y: 440, opacity: seen(62.6) }, 35, 7, {
			from: 66,
			seconds: 0.6,
			color: COLORS.brass,
			first: 16,
			last: 17,
		}),
		mark("yes", 68.6, { x: 1216, y: 500 }),
		...HALTS.map(({ x }, index) =>
			element(
				"circle",
				{
					cx: x,
					cy: yAt(x),
					r: [
						[69 + index * 0.5, 9],
						[69.5 + index * 0.5, 15],
						[70.2 + index * 0.5, 11],
					],
					fill: COLORS.brand,
				},
				{ opacity: seen(69 + index * 0.5) },
			),
		),
	];
}
