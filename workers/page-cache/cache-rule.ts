import type { SiteRoute } from "#app/shared/pages/route-table.server.ts";

/** How the page cache treats a page. */
export interface CacheRule {
	/** The query parameters that the page knows. An address with another one is drawn for whoever asks. */
	query: readonly string[];
}

/** What a path leads to; null where it leads nowhere. */
type MatchedRoute = Pick<SiteRoute, "facts"> | null;

/** The rule of a page, as its route says (`handle`), or null for one that is drawn for each who asks. */
export function cacheRuleFor(route: MatchedRoute, pathname: string): CacheRule | null {
	const { cache, query = [] } = route?.facts ?? {};
	if (cache !== "visitors") return null;
	// Which loaders are asked stands in the address of data.
	return { query: pathname.endsWith(".data") ? [...query, "_routes"] : query };
}

/**
 * True for a page that a browser may keep for its back button, whoever is signed in. Data are always asked for anew, and so
 * is a file that is not there: a newer build may have it.
 */
export function mayBeRestored(route: MatchedRoute, pathname: string): boolean {
	const { cache, mayBeRestored = cache === "visitors" } = route?.facts ?? {};
	return mayBeRestored && !/\.\w+$/.test(pathname);
}
