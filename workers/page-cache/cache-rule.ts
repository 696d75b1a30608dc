import { FACET_NAMES } from "../../app/features/catalog/list/catalog-query.ts";
import { splitLanguagePrefix } from "../../app/shared/language-prefix.ts";

/** How the page cache treats a page. */
export interface CacheRule {
	/** The query parameters that the page knows. An address with another one is drawn for whoever asks. */
	query: readonly string[];
}

/**
 * The rule of the page at a path, or null for one that is drawn for each who asks.
 * The one place that knows which pages the cache may answer.
 */
export function cacheRuleFor(pathname: string): CacheRule | null {
	const isData = pathname.endsWith(".data");
	const plain = pathname.replace(/\.data$/, "").replace(/\/_root$/, "/");
	const { path } = splitLanguagePrefix(plain);
	const query = RULES.find(([pattern]) => pattern.test(path))?.[1];
	if (!query) return null;
	// Which loaders are asked stands in the address of data.
	return { query: isData ? [...query, "_routes"] : query };
}

const RULES: readonly (readonly [path: RegExp, query: readonly string[]])[] = [
	[/^\/$/, []],
	[/^\/courses$/, ["q", "sort", "page", ...FACET_NAMES]],
	[/^\/courses\/[1-9]\d{0,9}$/, ["locked"]],
	[/^\/courses\/[1-9]\d{0,9}\/modules$/, []],
	[/^\/pricing$/, ["currency"]],
];
