import type { Manifest } from "./manifest";

/** Undefined until generated. A query of its own, so that the bundle excludes the rest of the manifest. */
export const unsurveyed: Manifest["unsurveyed"] | undefined = Object.values(
	import.meta.glob<Manifest["unsurveyed"]>("./manifest.json", {
		eager: true,
		import: "unsurveyed",
		query: "?unsurveyed",
	}),
)[0];
