import { type Film, group, pairs } from "../film.ts";
import { sceneGroup, shiftShapes } from "../later.ts";
import { margins } from "../margins.ts";
import { condition, role } from "./call/halts.ts";
import { debts, owners, time, visit } from "./call/money.ts";
import { notes } from "./call/notes.ts";
import { title } from "./call/opening.ts";
import { pressure } from "./call/pressure.ts";
import { caller, camera, road } from "./call/road.ts";

/** A call with the owner of 9 Quarry Road: 4 months at 480 are 1,920; an agent named 98,000. */
export const film: Film = {
	name: "the-call-as-a-path",
	seconds: 150,
	poster: 72,
	shapes: [
		sceneGroup(0, 6.4, title()),
		group(
			{ opacity: pairs("6.6 0, 7.1 1, 93 1, 93.5 0, 130.6 0, 131.1 1") },
			camera([
				...road(),
				...shiftShapes(16, role()),
				...shiftShapes(35, condition()),
				...shiftShapes(55, time()),
				sceneGroup(75, 131, owners()),
				...shiftShapes(75, debts()),
				...shiftShapes(131, visit()),
				caller(),
			]),
			...margins(),
		),
		sceneGroup(93.4, 112, pressure()),
		sceneGroup(112.4, 130.4, notes()),
	],
};
