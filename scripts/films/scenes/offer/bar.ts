import { COLORS } from "../../colors.ts";
import { edge } from "../../figures.ts";
import { change, counter, drawn, element, type Key, pairs, type Shape, seen } from "../../film.ts";

export const FOOT = 590;

export const BAR = { x: 120, width: 220 };

/** When the value falls by 5%, when repairs rise to 34,000 as well, and when both are as before. */
const [FALLS, RISES, STANDS] = [47, 51.5, 56.4];

/** Pixels of the bar to an amount. */
export function high(amount: number): number {
	return (amount * 450) / 196_000;
}

/** An amount that changes with the value, then with the repairs, and comes back. */
function shaken(usual: number, low = usual, lowest = low): Key[] {
	const steps = [usual, low, lowest, usual];
	return [FALLS, RISES, STANDS].flatMap((start, index) => change(steps[index] ?? 0, start, steps[index + 1] ?? 0, 2.4));
}

/** The value as one bar, whose outline stays when the parts have gone. */
export function whole(): Shape[] {
	const rise = change(0, 10.6, high(196_000), 2.2);
	const top: Key[] = [
		...rise.map(([second, height]) => [second, FOOT - height] as const),
		...shaken(FOOT - high(196_000), FOOT - high(186_200)),
	];
	const height: Key[] = [...rise, ...shaken(high(196_000), high(186_200))];
	return [
		element(
			"rect",
			{ ...BAR, y: top, height, fill: "none", ...edge(COLORS.ink, 3), "stroke-dasharray": "9 8" },
			{ opacity: seen(12.2, 59) },
		),
		counter(shaken(196_000, 186_200), 59, COLORS.ink, {
			x: BAR.x + BAR.width / 2,
			y: shaken(122, 122 + high(9_800)),
			opacity: seen(12, 59),
		}),
	];
}

/** What is taken off: each part slides out to the right, and its amount appears. */
export function parts(): Shape[] {
	const all = [
		{ amount: 58_800, low: 55_860, lowest: 55_860, top: 196_000, start: 14, fill: COLORS.park, down: 0 },
		{ amount: 28_000, low: 28_000, lowest: 34_000, top: 137_200, start: 26, fill: COLORS.water, down: 8 },
		{ amount: 9_000, low: 9_000, lowest: 9_000, top: 109_200, start: 35, fill: COLORS.brass, down: 30 },
	];
	return all.flatMap(({ amount, low, lowest, top, start, fill, down }) => {
		const y = FOOT - high(top);
		const height = shaken(high(amount), high(low), high(lowest));
		const look = { x: BAR.x, width: BAR.width, y, height, fill, ...edge(COLORS.ink, 3) };
		return [
			element("rect", look, {
				x: change(0, start + 1, 280, 1.4),
				y: change(0, start + 1, down, 1.4),
				opacity: seen(start, 59),
			}),
			counter(
				shaken(amount, low, lowest),
				60,
				COLORS.ink,
				{ x: 645, y: y + high(amount) / 2 + down + 20, opacity: seen(start + 1.8, 59) },
				{ anchor: 0, before: "−" },
			),
		];
	});
}

/** The bar itself: what is left of the value after each part. */
export function ceiling(): Shape[] {
	const left: Key[] = [
		[10.6, 0],
		[12.8, 196_000],
		[15, 196_000],
		[16.4, 137_200],
		[27, 137_200],
		[28.4, 109_200],
		[36, 109_200],
		[37.4, 100_200],
		...shaken(100_200, 93_340, 87_340),
	];
	const height: Key[] = left.map(([second, amount]) => [second, high(amount)]);
	const top: Key[] = height.map(([second, pixels]) => [second, FOOT - pixels]);
	const label: Key[] = top.slice(1).map(([second, y]) => [second, y + 70]);
	const large = seen(39.6, 59);
	return [
		element("rect", { ...BAR, y: top, height, fill: COLORS.brand }),
		counter(left.slice(1), 60, COLORS.paper, { x: BAR.x + BAR.width / 2, y: label, opacity: seen(15) }, { step: 200 }),
		drawn(
			[
				[372, FOOT],
				[372, FOOT - high(100_200)],
			],
			39.6,
			1,
			{ color: COLORS.brand },
			{ opacity: large },
		),
		...[FOOT, FOOT - high(100_200)].map((y) =>
			drawn(
				[
					[360, y],
					[384, y],
				],
				40.2,
				0.6,
				{ color: COLORS.brand },
				{ opacity: large },
			),
		),
		counter(
			shaken(100_200, 93_340, 87_340),
			100,
			COLORS.brand,
			{ x: 412, y: 552, scale: pairs("40 0.9, 42.6 1.06, 46 1"), opacity: large },
			{ anchor: 0 },
		),
	];
}
