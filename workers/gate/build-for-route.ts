import type { ServerBuild } from "@remix-run/cloudflare";

/**
 * Cuts a build down to one route, its parents and the catch-all routes: Remix ranks its whole table several times per
 * request, which costs more than a page's queries. Record: docs/decisions/0023-files-first-then-one-route.md
 */
export function buildForRoute(build: ServerBuild, routeId: string): ServerBuild {
	const ids = new Set(Object.keys(build.routes).filter((id) => SPLAT_PATHS.includes(build.routes[id]?.path)));
	for (let id: string | undefined = routeId; id !== undefined; id = build.routes[id]?.parentId) ids.add(id);

	const ofSection = ([id]: [string, unknown]) => ids.has(id);
	const routes = Object.fromEntries(Object.entries(build.routes).filter(ofSection));
	const described = Object.fromEntries(Object.entries(build.assets.routes).filter(ofSection));
	return { ...build, routes, assets: { ...build.assets, routes: described } };
}

/** The paths of the root and of the "not found" route. */
const SPLAT_PATHS: readonly unknown[] = [undefined, "", "*"];
