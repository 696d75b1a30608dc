import type { ServerBuild } from "@remix-run/cloudflare";

/**
 * A build whose pages preload only the scripts that start them, and not all that these import.
 *
 * Remix's `<Scripts>` writes a `modulepreload` link for every import it is told of. Their two hundred
 * kilobytes then share a phone's line with the style sheet and the first picture, although the page is complete
 * without them. Record: docs/decisions/0114-what-a-first-visit-loads.md
 */
export function withoutScriptPreloads(build: ServerBuild): ServerBuild {
	const { assets } = build;
	const routes = Object.entries(assets.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]);
	return {
		...build,
		assets: { ...assets, entry: { ...assets.entry, imports: [] }, routes: Object.fromEntries(routes) },
	};
}
