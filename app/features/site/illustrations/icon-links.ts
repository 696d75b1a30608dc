import type { Manifest } from "./manifest";

export function iconLinks() {
	if (!icons) return [];
	const { favicon, icon192, appleTouch } = icons;
	return [
		{ rel: "icon", href: favicon.src, type: "image/svg+xml" },
		{ rel: "icon", href: icon192.src, type: "image/png", sizes: "192x192" },
		{ rel: "apple-touch-icon", href: appleTouch.src },
		{ rel: "manifest", href: "/manifest.webmanifest" },
	];
}

export function appIcons() {
	if (!icons) return [];
	const { favicon, icon192, icon512 } = icons;
	return [
		{ src: icon192.src, sizes: "192x192", type: "image/png", purpose: "any" },
		{ src: icon512.src, sizes: "512x512", type: "image/png", purpose: "any" },
		{ src: favicon.src, sizes: "any", type: "image/svg+xml", purpose: "any" },
	];
}

// A query of its own, so that this file excludes the rest of the manifest: every page has icons, few have drawings.
const icons: Manifest["icons"] | undefined = Object.values(
	import.meta.glob<Manifest["icons"]>("./manifest.json", { eager: true, import: "icons", query: "?icons" }),
)[0];
