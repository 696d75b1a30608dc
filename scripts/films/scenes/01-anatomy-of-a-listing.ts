import type { Film } from "../film.ts";
import { scene } from "../later.ts";
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
		scene(0, 5.8, title()),
		scene(6.2, 15.4, parts()),
		scene(16, 27.4, heading()),
		scene(28, 39.4, perMetre()),
		scene(40, 48, street()),
		scene(48.6, 55.4, filter()),
		scene(56, 65.4, shown()),
		scene(66, 78.4, notShown()),
		scene(79, 102.4, wording()),
		scene(103, 115.6, place()),
		scene(116.2, 125.4, dates()),
		scene(126, 135, contact()),
		scene(135.6, 146.8, bait()),
		scene(147.4, 156, recap()),
	],
};
