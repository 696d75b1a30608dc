import type { ServerBuild } from "@remix-run/cloudflare";

/**
 * The part of a build that answers with a route: that one, those above it, and those that answer anything.
 *
 * Remix flattens and ranks its whole table several times per request, which for two hundred routes costs more than the
 * queries of a page. Every section answers as the whole table would, since the route is the one that the router takes.
 * Record: docs/decisions/0023-files-first-then-one-route.md
 */
export function buildForRoute(build: ServerBuild, routeId: string): ServerBuild {
	const ids = new Set(Object.keys(build.routes).filter((id) => ANYTHING.includes(build.routes[id]?.path)));
	for (let id: string | undefined = routeId; id !== undefined; id = build.routes[id]?.parentId) ids.add(id);

	const ofSection = ([id]: [string, unknown]) => ids.has(id);
	const routes = Object.fromEntries(Object.entries(build.routes).filter(ofSection));
	const described = Object.fromEntries(Object.entries(build.assets.routes).filter(ofSection));
	return { ...build, routes, assets: { ...build.assets, routes: described } };
}

/** The paths of the root and of the page for what is not there. */
const ANYTHING: readonly unknown[] = [undefined, "", "*"];
