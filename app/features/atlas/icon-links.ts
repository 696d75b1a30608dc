import type { Manifest } from "./manifest";

/** Links of the document's head to the icons of the school. */
export function iconLinks() {
	if (!icons) return [];
	const { favicon, icon192, appleTouch } = icons;
	return [
		{ rel: "icon", href: favicon.src, type: "image/svg+xml" },
		{ rel: "icon", href: icon192.src, type: "image/png", sizes: "192x192" },
		{ rel: "apple-touch-icon", href: appleTouch.src },
	];
}

// Every page has icons and few have drawings: a query of its own keeps the rest of the manifest out of this file.
const icons: Manifest["icons"] | undefined = Object.values(
	import.meta.glob<Manifest["icons"]>("./manifest.json", { eager: true, import: "icons", query: "?icons" }),
)[0];
