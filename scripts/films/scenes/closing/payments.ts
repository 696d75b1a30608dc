import type { Point } from "#app/features/site/illustrations/geometry/points.ts";
import { COLORS } from "../../colors.ts";
import { coin } from "../../figures.ts";
import { changeKeys, counter, drawn, type Key, opacityKeys, pairs, type Shape } from "../../film.ts";
import { drawLedger } from "../../ledger.ts";
import { arcPoints } from "../../paths.ts";
import { AMOUNTS_OUT, TOTAL_AMOUNT } from "./amounts.ts";
import { vessel } from "./money-in.ts";

const STARTS = [1.2, 5, 8.4, 15.4, 18.8, 22.2];
const PLACE = { left: 490, right: 930, top: 132, size: 82, gap: 89 };

export function payments(): Shape[] {
	return [
		...vessel(held(), { x: 230, scale: 1.5 }),
		...STARTS.map((at, index): Shape => {
			const to: Point = [PLACE.left + 41, PLACE.top + index * PLACE.gap - 24];
			return {
				along: { points: arcPoints([430, 500], to, 30), share: changeKeys(0, at, 1, 1.5) },
				moves: { scale: 1.3, opacity: opacityKeys(at - 0.3, at + 1.2) },
				children: [coin({})],
			};
		}),
		...drawLedger(
			AMOUNTS_OUT.map((row, index) => ({ ...row, at: (STARTS[index] as number) + 1.4 })),
			PLACE,
		),
		drawn(pairs("950 68, 974 68, 974 322, 950 322"), 11.4, 1, { color: COLORS.ink, width: 6 }),
		counter(
			changeKeys(0, 12, 86_400, 1.6),
			84,
			COLORS.brand,
			{ x: 996, y: 222, opacity: opacityKeys(12) },
			{ anchor: 0, step: 200 },
		),
	];
}

function held(): Key[] {
	let left = TOTAL_AMOUNT;
	return AMOUNTS_OUT.flatMap(({ amount }, index): Key[] => {
		const at = (STARTS[index] as number) + 0.2;
		const before = left;
		left -= amount;
		return changeKeys(before, at, left, 1.2);
	});
}
