import type { Film } from "../film.ts";
import { sceneGroup } from "../later.ts";
import { passing } from "./holding/assignment.ts";
import { calendar } from "./holding/calendar.ts";
import { deposit, signing } from "./holding/contract.ts";
import { buyer } from "./holding/ines.ts";
import { map, whoHolds } from "./holding/lots.ts";
import { title } from "./holding/opening.ts";
import { price } from "./holding/price.ts";
import { weekLater } from "./holding/week.ts";

/** 9 Quarry Road: contract 86,400, deposits 1,000 and 5,000, fee 8,000; 14 of 45 days for the inspection. */
export const film: Film = {
	name: "who-holds-what",
	seconds: 146,
	poster: 143.5,
	shapes: [
		sceneGroup(0, 6.2, title()),
		sceneGroup(6.6, 15.6, map()),
		sceneGroup(16, 33, signing()),
		sceneGroup(33.4, 42.6, deposit()),
		sceneGroup(43, 62, calendar()),
		sceneGroup(62.4, 84, weekLater()),
		sceneGroup(84.4, 98.4, buyer()),
		sceneGroup(98.8, 120, passing()),
		sceneGroup(120.4, 129, price()),
		sceneGroup(129.4, 146, whoHolds()),
	],
};
