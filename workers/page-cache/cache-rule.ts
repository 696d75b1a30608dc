import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import type { PageVersion } from "#app/shared/pages/page.ts";
import type { SiteRoute } from "#app/shared/pages/route-table.server.ts";

export interface CacheRule {
	/** A URL with any other parameter is not cached. */
	query: readonly string[];
	/** Part of the key besides the content version. */
	version: PageVersion | null;
	/** An older page is sent to nobody, not even while the database is out. */
	maxAgeMs: number;
}

type MatchedRoute = Pick<SiteRoute, "facts"> | null;

/** What members write and moderators hide: a replica that lags may have drawn it under the newer version. */
const MAX_AGE_OF_VERSIONED_MS = 2 * MINUTE_MS;

/** Null for a page that is not cached. */
export function cacheRuleFor(route: MatchedRoute, pathname: string): CacheRule | null {
	const { cache, cacheVersion = null, query = [] } = route?.facts ?? {};
	if (cache !== "visitors") return null;
	return {
		// Data URLs name the requested loaders in `_routes`.
		query: pathname.endsWith(".data") ? [...query, "_routes"] : query,
		version: cacheVersion,
		maxAgeMs: cacheVersion ? MAX_AGE_OF_VERSIONED_MS : DAY_MS,
	};
}

/** Never for data, nor for a missing file, which a newer build may have. */
export function mayBeRestored(route: MatchedRoute, pathname: string): boolean {
	const { cache, mayBeRestored = cache === "visitors" } = route?.facts ?? {};
	return mayBeRestored && !/\.\w+$/.test(pathname);
}
