import type { Manifest } from "./manifest";

/** Generated drawings, for the server only; undefined until generated, then there are no towns. */
export const manifest: Manifest | undefined = Object.values(
	import.meta.glob<Manifest>("./manifest.json", { eager: true, import: "default" }),
)[0];
