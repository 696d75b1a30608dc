import type { RouteTable } from "../../app/shared/pages/route-table.server.ts";

/** How the page cache treats a page. */
export interface CacheRule {
	/** The query parameters that the page knows. An address with another one is drawn for whoever asks. */
	query: readonly string[];
}

/** The rule of the page at a path, as its route says (`handle`), or null for one that is drawn for each who asks. */
export function cacheRuleFor(routes: Pick<RouteTable, "find">, pathname: string): CacheRule | null {
	const isData = pathname.endsWith(".data");
	const plain = pathname.replace(/\.data$/, "").replace(/\/_root$/, "/");
	const { cache, query = [] } = routes.find(plain)?.facts ?? {};
	if (cache !== "visitors") return null;
	// Which loaders are asked stands in the address of data.
	return { query: isData ? [...query, "_routes"] : query };
}

/**
 * True for a page that a browser may keep for its back button, whoever is signed in. Data are always asked for anew, and so
 * is a file that is not there: a newer build may have it.
 */
export function mayBeRestored(routes: Pick<RouteTable, "find">, pathname: string): boolean {
	const { cache, mayBeRestored = cache === "visitors" } = routes.find(pathname)?.facts ?? {};
	return mayBeRestored && !/\.\w+$/.test(pathname);
}
