import { classNames } from "#app/ui/class-names.ts";
import type { Manifest } from "./manifest";
import { ThemedPicture } from "./themed-picture";

/** Undefined until generated. A query of its own, so that the bundle excludes the rest of the manifest. */
const pictures: Manifest["entrance"] | undefined = Object.values(
	import.meta.glob<Manifest["entrance"]>("./manifest.json", { eager: true, import: "entrance", query: "?entrance" }),
)[0];

/** The caller positions it; a lazy image that is not displayed is never fetched. */
export function EntranceMap({ className }: { className?: string }) {
	return (
		<div aria-hidden="true" className={classNames("pointer-events-none bg-map-ground", className)}>
			<ThemedPicture pictures={pictures?.half} className="size-full object-cover" />
		</div>
	);
}

export function EntranceBand({ className }: { className?: string }) {
	return (
		<div aria-hidden="true" className={classNames("pointer-events-none h-16 overflow-hidden bg-map-ground", className)}>
			<ThemedPicture pictures={pictures?.band} className="size-full object-cover" />
		</div>
	);
}
