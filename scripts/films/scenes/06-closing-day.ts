import { COLORS } from "../colors.ts";
import { coin, edge, envelope, holder, mark, person, phone, sheet } from "../figures.ts";
import { change, counter, drawn, element, type Film, group, type Key, pairs, type Shape, seen, sign } from "../film.ts";
import { smooth } from "../paths.ts";
import { HOLDER, IN, keys, lineIn, OUT, payments, streams, TOTAL } from "./closing/flows.ts";

/** 9 Quarry Road: 1,000 + 5,000 + 91,500 come in, six amounts go out, and both make 97,500. */
export const film: Film = {
	name: "closing-day",
	seconds: 76,
	poster: 60,
	shapes: [...streams(), ...sources(), ...vessel(), ...fraud(), ...signing(), ...payments(), ...keys()],
};

function sources(): Shape[] {
	const amounts = IN.map(({ amount, at, from: [x, y] }) =>
		counter(
			change(0, at - 1.2, amount, 1.4),
			54,
			COLORS.ink,
			{ x: x - 120, y: y + 66, opacity: seen(at - 1.4, at === 10 ? 26 : 44) },
			{ anchor: 0, step: 100 },
		),
	);
	const travelling = IN.map(
		({ at, from }): Shape => ({
			along: { points: lineIn(from), share: change(0, at, 1, 2) },
			moves: { opacity: seen(at - 0.4, at + 1.9) },
			children: [coin({})],
		}),
	);
	return [
		person(COLORS.ink, { x: change(60, 1.2, 190, 1.2), y: 200, opacity: seen(1.2) }),
		person(COLORS.bank, { x: change(60, 6.4, 190, 1.2), y: 430, opacity: seen(6.4) }),
		...amounts,
		...travelling,
	];
}

/** How full the holder is, and how much that is. */
function vessel(): Shape[] {
	const steps = [
		...IN.map(({ amount, at }) => ({ amount, at: at + 1.8 })),
		...OUT.map(({ amount, at }) => ({ amount: -amount, at })),
	];
	let held = 0;
	const amounts = steps.flatMap(({ amount, at }): Key[] => {
		const before = held;
		held += amount;
		return [
			[at, before],
			[at + 1.2, held],
		];
	});
	const level: Key[] = amounts.map(([second, amount]) => [second, amount / TOTAL]);
	return [
		holder({ ...HOLDER, opacity: pairs("0 0, 0.8 1") }, level),
		group(
			{ opacity: seen(7) },
			element("rect", {
				x: HOLDER.x - 98,
				y: 412,
				width: 196,
				height: 74,
				rx: 6,
				fill: COLORS.paper,
				...edge(COLORS.ink, 3),
			}),
			counter(amounts, 56, COLORS.ink, { x: HOLDER.x, y: 468 }, { step: 20 }),
		),
	];
}

/** A letter with another account: the false way ends nowhere; a call on the old number shows it. */
function fraud(): Shape[] {
	const there = seen(15, 30);
	const away = smooth(pairs("250 400, 420 250, 640 180, 860 210"));
	return [
		group(
			{ opacity: there },
			envelope({ x: pairs("15 900, 17 300"), y: pairs("15 110, 17 300") }, COLORS.danger),
			sign("≠", 54, COLORS.danger, { x: 300, y: 250, opacity: seen(17.2) }),
			drawn(away, 18, 2.4, { color: COLORS.danger, width: 5, dash: "4 16" }, { opacity: seen(18, 26) }),
			element(
				"rect",
				{
					x: 880,
					y: 160,
					width: 130,
					height: 96,
					rx: 4,
					fill: "none",
					...edge(COLORS.danger, 4),
					"stroke-dasharray": "8 9",
				},
				{ opacity: seen(20, 26) },
			),
			coin({
				x: pairs("20.4 190, 21.6 250, 24 250, 25.4 190"),
				y: pairs("20.4 330, 21.6 396, 24 396, 25.4 330"),
				opacity: seen(20.2, 29),
			}),
			phone({ x: 1090, y: 420, opacity: seen(22) }, [22.6, 23.8]),
			drawn(
				smooth(pairs("260 560, 420 650, 760 650, 1030 470")),
				22.8,
				1.8,
				{ color: COLORS.brand, width: 5 },
				{ opacity: seen(22.8) },
			),
			mark("no", 25.2, { x: 640, y: 184 }),
			mark("yes", 27, { x: 1170, y: 340 }),
		),
	];
}

/** Owners and buyer sign, and the statement is read against the contracts. */
function signing(): Shape[] {
	const scribble = (x: number, start: number, color: string) =>
		drawn(
			smooth([
				[x - 26, 6],
				[x - 12, -14],
				[x, 12],
				[x + 12, -12],
				[x + 26, 6],
			]),
			start,
			1,
			{ color, width: 6 },
		);
	return [
		group(
			{ x: 940, y: 300, opacity: seen(36, 44) },
			sheet({ scale: 2.3 }),
			group(
				{ y: 62 },
				scribble(-66, 38, COLORS.building),
				scribble(0, 39.4, COLORS.building),
				scribble(66, 40.8, COLORS.bank),
			),
		),
		mark("yes", 42.2, { x: 1070, y: 170, opacity: seen(42, 44) }),
	];
}
