import type { ServerBuild } from "@remix-run/cloudflare";

/**
 * Keeps only the entry scripts' `modulepreload` links: on a phone the other 200 kB compete with the style sheet and
 * the first picture. Record: docs/decisions/0114-what-a-first-visit-loads.md
 */
export function withoutScriptPreloads(build: ServerBuild): ServerBuild {
	const { assets } = build;
	const routes = Object.entries(assets.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]);
	return {
		...build,
		assets: { ...assets, entry: { ...assets.entry, imports: [] }, routes: Object.fromEntries(routes) },
	};
}
