import type { ServerBuild } from "@remix-run/cloudflare";

/**
 * Removes the `modulepreload` links that Remix writes for every import of a page, and keeps those of the entry scripts.
 * On a phone those 200 kB compete with the style sheet and the first picture, although the page is complete without
 * them. Record: docs/decisions/0114-what-a-first-visit-loads.md
 */
export function withoutScriptPreloads(build: ServerBuild): ServerBuild {
	const { assets } = build;
	const routes = Object.entries(assets.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]);
	return {
		...build,
		assets: { ...assets, entry: { ...assets.entry, imports: [] }, routes: Object.fromEntries(routes) },
	};
}
