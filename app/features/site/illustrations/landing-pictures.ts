import type { LandingPictures } from "./manifest";

/** Undefined until generated. A query of its own, so that the bundle excludes the rest of the manifest. */
export const landingPictures: LandingPictures | undefined = Object.values(
	import.meta.glob<LandingPictures>("./manifest.json", { eager: true, import: "landing", query: "?landing" }),
)[0];
