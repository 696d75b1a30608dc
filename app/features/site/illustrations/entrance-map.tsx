import { classNames } from "#app/ui/class-names.ts";
import type { Manifest } from "./manifest";
import { ThemedPicture } from "./themed-picture";

/** What was drawn for the entrances, undefined until then. A query of its own keeps the rest of the list out of it. */
const pictures: Manifest["entrance"] | undefined = Object.values(
	import.meta.glob<Manifest["entrance"]>("./manifest.json", { eager: true, import: "entrance", query: "?entrance" }),
)[0];

/** The town beside a form; the caller places it where the screen is wide enough. A lazy picture without a box is never fetched. */
export function EntranceMap({ className }: { className?: string }) {
	return (
		<div aria-hidden="true" className={classNames("pointer-events-none bg-map-ground", className)}>
			<ThemedPicture pictures={pictures?.half} className="size-full object-cover" />
		</div>
	);
}

/** The same town as a strip of 136 px above a form, for a phone. */
export function EntranceBand({ className }: { className?: string }) {
	return (
		<div aria-hidden="true" className={classNames("pointer-events-none h-16 overflow-hidden bg-map-ground", className)}>
			<ThemedPicture pictures={pictures?.band} className="size-full object-cover" />
		</div>
	);
}
