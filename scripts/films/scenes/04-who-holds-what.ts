import type { Film } from "../film.ts";
import { scene } from "../later.ts";
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
		scene(0, 6.2, title()),
		scene(6.6, 15.6, map()),
		scene(16, 33, signing()),
		scene(33.4, 42.6, deposit()),
		scene(43, 62, calendar()),
		scene(62.4, 84, weekLater()),
		scene(84.4, 98.4, buyer()),
		scene(98.8, 120, passing()),
		scene(120.4, 129, price()),
		scene(129.4, 146, whoHolds()),
	],
};
