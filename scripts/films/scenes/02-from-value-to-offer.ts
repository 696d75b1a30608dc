import { coin } from "../figures.ts";
import { changeKeys, type Film, group, opacityKeys, pairs, type Shape } from "../film.ts";
import { sceneGroup, shiftShapes } from "../later.ts";
import { bar } from "./offer/bar.ts";
import { firstOffer, mistake } from "./offer/limits.ts";
import { budget, share } from "./offer/margin.ts";
import { steps, title } from "./offer/opening.ts";
import { recap } from "./offer/recap.ts";
import { repairs } from "./offer/repairs.ts";
import { sales } from "./offer/sales.ts";

/** 5 Juniper Street: 196,000 − 58,800 − 28,000 − 9,000 = 100,200; with a value of 186,200 it is 93,340. */
export const film: Film = {
	name: "from-value-to-offer",
	seconds: 160,
	poster: 106,
	shapes: [
		sceneGroup(0, 5.8, title()),
		sceneGroup(6.2, 14.2, steps()),
		sceneGroup(14.6, 35.6, sales()),
		group(
			{ opacity: pairs("36 0, 36.5 1, 67 1, 67.5 0, 91.4 0, 91.9 1, 122.4 1, 122.9 0") },
			...shiftShapes(36, bar()),
		),
		sceneGroup(40.4, 47.4, share()),
		sceneGroup(50.8, 66.8, budget()),
		sceneGroup(67.4, 91.4, repairs()),
		...fee(),
		sceneGroup(122.8, 140, mistake()),
		sceneGroup(140.4, 148, firstOffer()),
		sceneGroup(148.4, 160, recap()),
	],
};

function fee(): Shape[] {
	return [0, 1, 2].map((index) =>
		coin({
			x: 960 + index * 84,
			y: changeKeys(250, 95.8 + index * 0.4, 412, 1.1),
			scale: 1.3,
			opacity: opacityKeys(95.8 + index * 0.4, 106),
		}),
	);
}
