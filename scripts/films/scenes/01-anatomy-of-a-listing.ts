import type { Film } from "../film.ts";
import { sceneGroup } from "../later.ts";
import { bait, recap } from "./listing/ending.ts";
import { heading } from "./listing/heading.ts";
import { parts, title } from "./listing/opening.ts";
import { notShown, shown } from "./listing/photographs.ts";
import { contact, dates, place } from "./listing/place.ts";
import { filter, perMetre, street } from "./listing/price.ts";
import { wording } from "./listing/wording.ts";

/** The house on Alder Lane: 124,900 / 104 m² is about 1,201; 100 below 125,000; five photographs; 71 days, about ten weeks. */
export const film: Film = {
	name: "anatomy-of-a-listing",
	seconds: 156,
	poster: 38,
	shapes: [
		sceneGroup(0, 5.8, title()),
		sceneGroup(6.2, 15.4, parts()),
		sceneGroup(16, 27.4, heading()),
		sceneGroup(28, 39.4, perMetre()),
		sceneGroup(40, 48, street()),
		sceneGroup(48.6, 55.4, filter()),
		sceneGroup(56, 65.4, shown()),
		sceneGroup(66, 78.4, notShown()),
		sceneGroup(79, 102.4, wording()),
		sceneGroup(103, 115.6, place()),
		sceneGroup(116.2, 125.4, dates()),
		sceneGroup(126, 135, contact()),
		sceneGroup(135.6, 146.8, bait()),
		sceneGroup(147.4, 156, recap()),
	],
};
