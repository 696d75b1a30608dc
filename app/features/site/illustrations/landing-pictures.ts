import type { LandingPictures } from "./manifest";

/** What was drawn for the landing page, undefined until then. A query of its own keeps the rest of the list out of it. */
export const landingPictures: LandingPictures | undefined = Object.values(
	import.meta.glob<LandingPictures>("./manifest.json", { eager: true, import: "landing", query: "?landing" }),
)[0];
