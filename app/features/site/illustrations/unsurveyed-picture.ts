import type { Manifest } from "./manifest";

/** The sheet beside the words of a page that is not there, undefined until it is drawn. A query of its own keeps the rest of the list out of it. */
export const unsurveyed: Manifest["unsurveyed"] | undefined = Object.values(
	import.meta.glob<Manifest["unsurveyed"]>("./manifest.json", {
		eager: true,
		import: "unsurveyed",
		query: "?unsurveyed",
	}),
)[0];
