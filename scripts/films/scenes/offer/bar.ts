import { COLORS } from "../../colors.ts";
import { edge } from "../../figures.ts";
import { changeKeys, counter, drawn, element, type Key, opacityKeys, pairs, type Shape } from "../../film.ts";

const FOOT = 590;
const BAR = { x: 90, width: 260 };
const MIDDLE = BAR.x + BAR.width / 2;

/** Seconds at which the bar rises, each part slides out, and what is left is measured. */
const RISES = 0.6;
const SLIDES = { margin: 11.6, repairs: 56.6, fee: 61.6 };
const MEASURED = 64.8;
/** Seconds at which the value falls by 5%, repairs rise to 34,000 as well, and both are as before. */
const SHAKEN = [71, 76.6, 82];

function high(amount: number): number {
	return (amount * 450) / 196_000;
}

function shaken(usual: number, low = usual, lowest = low): Key[] {
	const steps = [usual, low, lowest, usual];
	return SHAKEN.flatMap((start, index) => changeKeys(steps[index] ?? 0, start, steps[index + 1] ?? 0, 2.4));
}

export function bar(): Shape[] {
	return [...ceiling(), ...whole(), ...parts()];
}

function whole(): Shape[] {
	const rise = changeKeys(0, RISES, high(196_000), 2.2);
	const top: Key[] = [
		...rise.map(([second, height]) => [second, FOOT - height] as const),
		...shaken(FOOT - high(196_000), FOOT - high(186_200)),
	];
	const height: Key[] = [...rise, ...shaken(high(196_000), high(186_200))];
	return [
		element(
			"rect",
			{ ...BAR, y: top, height, fill: "none", ...edge(COLORS.ink, 3), "stroke-dasharray": "9 8" },
			{ opacity: opacityKeys(RISES + 1.6) },
		),
		counter(
			[...changeKeys(0, RISES, 196_000, 2.2), ...shaken(196_000, 186_200)],
			70,
			COLORS.ink,
			{ x: MIDDLE, y: shaken(120, 120 + high(9_800)), opacity: opacityKeys(RISES + 0.4) },
			{ step: 200 },
		),
	];
}

function parts(): Shape[] {
	const all = [
		{ amount: 58_800, low: 55_860, lowest: 55_860, top: 196_000, start: SLIDES.margin, fill: COLORS.park, down: 0 },
		{ amount: 28_000, low: 28_000, lowest: 34_000, top: 137_200, start: SLIDES.repairs, fill: COLORS.water, down: 10 },
		{ amount: 9_000, low: 9_000, lowest: 9_000, top: 109_200, start: SLIDES.fee, fill: COLORS.brass, down: 46 },
	];
	return all.flatMap(({ amount, low, lowest, top, start, fill, down }) => {
		const y = FOOT - high(top);
		const height = shaken(high(amount), high(low), high(lowest));
		return [
			element(
				"rect",
				{ x: BAR.x, width: 226, y, height, fill, ...edge(COLORS.ink, 3) },
				{
					x: changeKeys(0, start + 0.8, 300, 1.4),
					y: changeKeys(0, start + 0.8, down, 1.4),
					opacity: opacityKeys(start),
				},
			),
			counter(
				shaken(amount, low, lowest),
				70,
				COLORS.ink,
				{ x: 634, y: y + high(amount) / 2 + down + 23, opacity: opacityKeys(start + 1.6) },
				{ anchor: 0, before: "−" },
			),
		];
	});
}

function ceiling(): Shape[] {
	const left: Key[] = [
		...changeKeys(0, RISES, 196_000, 2.2),
		...changeKeys(196_000, SLIDES.margin + 0.8, 137_200, 1.4),
		...changeKeys(137_200, SLIDES.repairs + 0.8, 109_200, 1.4),
		...changeKeys(109_200, SLIDES.fee + 0.8, 100_200, 1.4),
		...shaken(100_200, 93_340, 87_340),
	];
	const height: Key[] = left.map(([second, amount]) => [second, high(amount)]);
	const top: Key[] = height.map(([second, pixels]) => [second, FOOT - pixels]);
	const label: Key[] = top.slice(1).map(([second, y]) => [second, y + 84]);
	const mark = { color: COLORS.brand, width: 7 };
	const opacity = opacityKeys(MEASURED);
	return [
		element("rect", { ...BAR, y: top, height, fill: COLORS.brand }),
		counter(
			left.slice(1),
			68,
			COLORS.paper,
			{ x: MIDDLE, y: label, opacity: opacityKeys(SLIDES.margin + 1, MEASURED) },
			{ step: 200 },
		),
		drawn(pairs(`370 ${FOOT}, 370 ${FOOT - high(100_200)}`), MEASURED, 1, mark, {
			opacity: pairs(`${MEASURED} 0, ${MEASURED + 0.5} 1, ${SHAKEN[0]} 1, 71.6 0, 84 0, 84.6 1`),
		}),
		counter(
			shaken(100_200, 93_340, 87_340),
			128,
			COLORS.brand,
			{ x: 426, y: 572, scale: pairs(`${MEASURED + 0.4} 0.9, ${MEASURED + 2} 1.06, ${MEASURED + 3} 1`), opacity },
			{ anchor: 0 },
		),
	];
}
