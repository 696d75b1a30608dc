import { manifest } from "./manifest";

/** Links of the document's head to the icons of the school. */
export function iconLinks() {
	if (!manifest) return [];
	const { favicon, icon192, appleTouch } = manifest.icons;
	return [
		{ rel: "icon", href: favicon.src, type: "image/svg+xml" },
		{ rel: "icon", href: icon192.src, type: "image/png", sizes: "192x192" },
		{ rel: "apple-touch-icon", href: appleTouch.src },
	];
}
