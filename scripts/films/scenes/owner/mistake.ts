import { COLORS } from "../../colors.ts";
import { edge, house, mark, person, phone } from "../../figures.ts";
import { changeKeys, counter, element, group, opacityKeys, pairs, type Shape } from "../../film.ts";
import { card, law } from "./shapes.ts";

export function mistake(): Shape[] {
	return [
		group(
			{ opacity: opacityKeys(0.2, 11.4) },
			card({ x: 272, y: 312, scale: 1.4, opacity: opacityKeys(0.3) }, house({ y: 14, scale: 1.2 })),
			counter(
				changeKeys(60_000, 1.2, 108_500, 1.8),
				84,
				COLORS.ink,
				{ x: 272, y: 446, opacity: opacityKeys(1.2) },
				{ step: 500 },
			),
			house({ x: 830, y: 500, scale: 2, opacity: opacityKeys(3) }),
			person(COLORS.building, { x: 1010, y: 500, scale: 1.4, opacity: opacityKeys(3.6) }),
			phone({ x: 1150, y: 240, scale: 1.5, opacity: opacityKeys(5) }, [5.6, 6.6, 7.6]),
			person(COLORS.bank, {
				x: pairs("8.2 470, 9.8 660, 10.6 660, 11.6 560"),
				y: 586,
				scale: 1.2,
				opacity: opacityKeys(8.2),
			}),
		),
		...cost(),
	];
}

function cost(): Shape[] {
	const box = (x: number, at: number, symbol: Shape) =>
		group(
			{ opacity: opacityKeys(at) },
			element("rect", {
				x: x - 180,
				y: 84,
				width: 360,
				height: 490,
				rx: 10,
				fill: COLORS.paper,
				...edge(COLORS.danger, 6),
			}),
			symbol,
			mark("no", at + 0.8, { x, y: 480, scale: 1.6 }),
		);
	return [
		box(240, 11.7, person(COLORS.bank, { x: 240, y: 370, scale: 2.2 })),
		box(640, 14.2, phone({ x: 640, y: 260, scale: 1.7 }, [14.8])),
		box(1040, 16.4, law({ x: 1040, y: 270, scale: 2.2 })),
	];
}
