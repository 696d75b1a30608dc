import type { Manifest } from "./manifest";

/**
 * Everything that was drawn; undefined until then: pages show grounds and lots without a town.
 * For the server, whose answers name the files: the browser has no use for the list.
 */
export const manifest: Manifest | undefined = Object.values(
	import.meta.glob<Manifest>("./manifest.json", { eager: true, import: "default" }),
)[0];
