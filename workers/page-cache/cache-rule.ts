import type { SiteRoute } from "#app/shared/pages/route-table.server.ts";

export interface CacheRule {
	/** A URL with any other parameter is not cached. */
	query: readonly string[];
}

type MatchedRoute = Pick<SiteRoute, "facts"> | null;

/** Null for a page that is not cached. */
export function cacheRuleFor(route: MatchedRoute, pathname: string): CacheRule | null {
	const { cache, query = [] } = route?.facts ?? {};
	if (cache !== "visitors") return null;
	// Data URLs name the requested loaders in `_routes`.
	return { query: pathname.endsWith(".data") ? [...query, "_routes"] : query };
}

/** Never for data, nor for a missing file, which a newer build may have. */
export function mayBeRestored(route: MatchedRoute, pathname: string): boolean {
	const { cache, mayBeRestored = cache === "visitors" } = route?.facts ?? {};
	return mayBeRestored && !/\.\w+$/.test(pathname);
}
