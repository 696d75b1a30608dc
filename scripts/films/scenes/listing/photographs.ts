import { COLORS } from "../../colors.ts";
import { coin, mark } from "../../figures.ts";
import { changeKeys, counter, type Key, opacityKeys, type Shape } from "../../film.ts";
import { MONEY, missing, photo, ROOMS } from "./shapes.ts";

const SHOWN = [ROOMS.front, ROOMS.living, ROOMS.bedroom, ROOMS.smallBedroom, ROOMS.garden];

export function shown(): Shape[] {
	const count = SHOWN.flatMap((_, index): Key[] => changeKeys(index, 0.6 + index * 1.6, index + 1, 0.3));
	return [
		...SHOWN.map((room, index) => {
			const [x, y] = [206 + (index % 3) * 332, index < 3 ? 190 : 452];
			const at = 0.6 + index * 1.6;
			return photo({ x, y: changeKeys(y + 40, at, y, 0.8), scale: 1.56, opacity: opacityKeys(at) }, room());
		}),
		counter(count, 260, COLORS.brand, { x: 1120, y: 400, opacity: opacityKeys(0.6) }, { step: 1 }),
	];
}

export function notShown(): Shape[] {
	return Object.values(MONEY).flatMap((outline, index) => {
		const x = 180 + index * 307;
		return [
			missing({ x, y: 180, scale: 1.34, opacity: opacityKeys(0.5 + index * 1.3) }, outline),
			coin({ x, y: changeKeys(290, 6.2 + index * 0.7, 366, 0.7), scale: 1.7, opacity: opacityKeys(6.2 + index * 0.7) }),
			mark("open", 9.6 + index * 0.5, { x, y: 500, scale: 2 }),
		];
	});
}
