import { COLORS } from "../colors.ts";
import { coin, days, edge, envelope, holder, house, key, mark, person, sheet } from "../figures.ts";
import { change, counter, drawn, element, type Film, group, type Key, pairs, type Shape, seen, sign } from "../film.ts";
import { arc, smooth } from "../paths.ts";

const FLOOR = 356;

/** 9 Quarry Road: contract 86,400, deposits 1,000 and 5,000, fee 8,000; 14 of 45 days for the inspection. */
export const film: Film = {
	name: "who-holds-what",
	seconds: 72,
	poster: 65,
	shapes: [...lots(), ...people(), ...money(), ...calendar(), ...duty(), ...contract(), ...sum()],
};

/** A lot of the map for each side: what lies in it is theirs. */
function lots(): Shape[] {
	const outline = (x: number, lean: number) =>
		`M${x + lean} 92L${x + 356} ${98 - lean}L${x + 350 + lean} 388L${x} ${382 + lean}Z`;
	const lot = (x: number, lean: number, fill: string, stroke: string, opacity: Key[]) =>
		element("path", { d: outline(x, lean), fill, ...edge(stroke) }, { opacity });
	return [
		lot(60, 6, COLORS.lot, COLORS.line, seen(0.2)),
		lot(462, -5, COLORS.lot, COLORS.line, seen(2)),
		lot(864, 4, COLORS.lot, COLORS.line, seen(32.6)),
		lot(60, 6, COLORS.brassSoft, COLORS.brassLine, seen(66)),
	];
}

function people(): Shape[] {
	const wave: Key[] = pairs(
		"4.4 0, 5 -24, 5.6 16, 6.2 0, 19 0, 19.6 -24, 20.2 16, 20.8 0, 67 0, 67.6 -24, 68.4 18, 69.2 -18, 70 0",
	);
	return [
		person(COLORS.building, { x: change(90, 0.6, 134, 1), y: FLOOR, opacity: seen(0.6) }),
		person(COLORS.building, { x: change(190, 1, 226, 1), y: FLOOR, opacity: seen(1) }),
		house({ x: 334, y: change(320, 1.8, FLOOR, 1), scale: 0.95, opacity: seen(1.8) }),
		key({ x: 306, y: change(130, 3.2, 178, 1), turn: wave, opacity: seen(3.2) }),
		person(COLORS.ink, { x: change(470, 4.6, 546, 1.4), y: FLOOR, opacity: seen(4.6) }),
		person(COLORS.bank, { x: change(880, 33.4, 948, 1.4), y: FLOOR, opacity: seen(33.4) }),
	];
}

/** Both deposits lie with the neutral holder, not with a side. */
function money(): Shape[] {
	const carried = (from: readonly [number, number], start: number, amount: string): Shape => ({
		along: { points: arc(from, [640, 500], from[0] > 700 ? 20 : -20), share: change(0, start, 1, 2) },
		moves: { opacity: seen(start - 0.6, start + 1.7) },
		children: [coin({}), sign(amount, 46, COLORS.ink, { y: -42 })],
	});
	return [
		holder({ x: 640, y: 612, scale: 0.8, opacity: seen(15, 72) }, pairs("18.6 0, 19.6 0.17, 53 0.17, 54 1")),
		carried([600, 300], 16.8, "1 000"),
		...[0, 1].map((index) =>
			coin({
				x: 930 + index * 66,
				y: change(150, 34.6 + index * 0.5, 186, 0.8),
				opacity: seen(34.6 + index * 0.5, 51),
			}),
		),
		carried([960, 186], 51.2, "5 000"),
	];
}

/** Forty-five days: during the first fourteen the gate is open. */
function calendar(): Shape[] {
	const there = seen(22, 39);
	return [
		group(
			{ opacity: there },
			days(
				{ x: 838, y: 430 },
				45,
				15,
				{ from: 23, seconds: 3.6, color: COLORS.brass, last: 14 },
				{ from: 28.2, seconds: 3, color: COLORS.building, first: 14 },
			),
			counter(change(0, 23, 14, 3.6), 60, COLORS.ink, { x: 840, y: 582, opacity: seen(23) }, { anchor: 0, step: 1 }),
			counter(
				change(14, 28.2, 45, 3),
				60,
				COLORS.ink,
				{ x: 1220, y: 582, opacity: seen(28.2) },
				{ anchor: 1, step: 1 },
			),
			// The gate that closes behind him.
			element("path", { d: "M980 586V530", stroke: COLORS.ink, "stroke-width": 8 }),
			element(
				"path",
				{ d: "M0 0H110", stroke: COLORS.brassLine, "stroke-width": 10, "stroke-linecap": "round" },
				{ x: 980, y: 540, turn: pairs("22 -62, 26.8 -62, 28.2 0") },
			),
		),
	];
}

/** After the assignment a duty still ties the first buyer to the owners, until they release him. */
function duty(): Shape[] {
	const tie = smooth(pairs("180 240, 300 118, 440 104, 546 236"));
	return [
		group(
			{ opacity: seen(47, 55) },
			drawn(tie, 47, 1.8, { color: COLORS.brassLine, width: 7, dash: "4 14" }),
			mark("open", 48.8, { x: 372, y: 104, scale: 0.8 }),
		),
		mark("yes", 55.4, { x: 640, y: 160, scale: 0.9 }),
		{
			along: { points: arc([546, 236], [190, 226], 60), share: change(0, 40.6, 1, 2.2) },
			moves: { opacity: seen(39.8, 44), scale: 0.8 },
			children: [envelope({})],
		},
	];
}

/** The contract: signed by all three, held by one, passed to another. */
function contract(): Shape[] {
	const way = [...arc([446, 250], [716, 240], 30), ...arc([716, 240], [1116, 240], 60)];
	const scribble = (x: number, y: number, start: number, color: string) =>
		drawn(
			smooth([
				[x - 18, y],
				[x - 8, y - 12],
				[x, y + 6],
				[x + 8, y - 10],
				[x + 18, y],
			]),
			start,
			0.9,
			{ color, width: 4 },
		);
	return [
		{
			along: { points: way, share: pairs("13 0, 14.6 0.4, 43.6 0.4, 46.6 1") },
			moves: { opacity: seen(7.2) },
			children: [
				sheet({ scale: pairs("7.2 0.8, 8.2 1.25, 12.6 1.25, 13.6 1") }),
				group(
					{ scale: pairs("12.6 1.25, 13.6 1") },
					scribble(-26, 34, 8.6, COLORS.building),
					scribble(-26, 50, 9.8, COLORS.building),
					scribble(24, 42, 11, COLORS.ink),
				),
				counter(
					change(80_000, 8.4, 86_400, 2.6),
					46,
					COLORS.ink,
					{ y: pairs("8.2 126, 13 126, 14 112"), opacity: seen(8.4) },
					{ step: 100 },
				),
			],
		},
		group(
			{ opacity: seen(35.4, 43) },
			sheet({ x: 1150, y: 300, scale: 0.7 }),
			mark("yes", 36.6, { x: 1186, y: 262, scale: 0.7 }),
		),
	];
}

/** What the new buyer pays, as a ledger. */
function sum(): Shape[] {
	const right = { x: 420 };
	return [
		group(
			{ opacity: seen(57) },
			counter(
				change(80_000, 57, 86_400, 1.6),
				58,
				COLORS.ink,
				{ ...right, y: 458, opacity: seen(57) },
				{ anchor: 1, step: 100 },
			),
			counter(
				change(0, 59, 8_000, 1.6),
				58,
				COLORS.brassLine,
				{ ...right, y: 522, opacity: seen(59) },
				{ anchor: 1, before: "+ ", step: 100 },
			),
			drawn(pairs("180 540, 430 540"), 60.8, 0.8, { color: COLORS.ink, width: 4 }),
			counter(
				change(86_400, 61.4, 94_400, 1.8),
				62,
				COLORS.brand,
				{ ...right, y: 600, opacity: seen(61.4) },
				{ anchor: 1, step: 100 },
			),
			drawn(pairs("180 616, 430 616"), 63.4, 0.6, { color: COLORS.ink, width: 3 }),
			drawn(pairs("180 624, 430 624"), 63.8, 0.6, { color: COLORS.ink, width: 3 }),
		),
		coin({ x: 716, y: change(210, 64.2, 250, 1), opacity: seen(64.2) }),
		sign("8 000", 46, COLORS.ink, { x: 716, y: 352, opacity: seen(64.8) }),
		drawn(smooth(pairs("390 186, 620 116, 860 116, 1060 160")), 68.4, 2.6, { color: COLORS.line, dash: "3 13" }),
	];
}
