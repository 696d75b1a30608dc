import { readSearch } from "#app/shared/lists/search-text.ts";
import { isLanguage, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { KINDS, type ListedKind } from "../resource-facts";

export const RESOURCE_FACETS = ["kind", "topic", "country", "language"] as const;
export const RESOURCE_SORTS = ["recommended", "reviewed", "title", "downloads"] as const;

export type Facet = (typeof RESOURCE_FACETS)[number];
export type Sort = (typeof RESOURCE_SORTS)[number];

export type ResourcesQuery = {
	q: string;
	kind: ListedKind[];
	topic: string[];
	country: string[];
	language: Language[];
	sort: Sort;
	page: number;
};

export const UNFILTERED_QUERY: ResourcesQuery = {
	q: "",
	kind: [],
	topic: [],
	country: [],
	language: [],
	sort: "recommended",
	page: 1,
};

const MOST_COUNTRIES = 20;

/** Reads what is asked from an address. Whatever is unknown or malformed is passed over, such as a topic not in `topics`. */
export function parseResourcesQuery(params: URLSearchParams, topics: readonly { key: string }[]): ResourcesQuery {
	const all = (facet: Facet) => [...new Set(params.getAll(facet))];
	const page = params.get("page") ?? "";
	return {
		q: readSearch(params.get("q") ?? ""),
		kind: KINDS.filter((kind) => all("kind").includes(kind)),
		topic: topics.map(({ key }) => key).filter((topic) => all("topic").includes(topic)),
		country: all("country")
			.filter((code) => /^(?:anywhere|[A-Z]{2})$/.test(code))
			.sort()
			.reverse()
			.slice(0, MOST_COUNTRIES),
		language: LANGUAGE_CODES.filter((code) => isLanguage(code) && all("language").includes(code)),
		sort: RESOURCE_SORTS.find((sort) => sort === params.get("sort")) ?? "recommended",
		page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
	};
}

/** Canonical: the same query always gives the same URL. */
export function resourcesHref(query: ResourcesQuery): string {
	const params = new URLSearchParams();
	if (query.q) params.set("q", query.q);
	for (const facet of RESOURCE_FACETS) for (const value of query[facet]) params.append(facet, value);
	if (query.sort !== "recommended") params.set("sort", query.sort);
	if (query.page > 1) params.set("page", String(query.page));
	return params.size > 0 ? `/resources?${params}` : "/resources";
}

/** Removes one value or a whole facet and returns to page 1. */
export function withoutFacetValue(query: ResourcesQuery, facet: Facet, value?: string): ResourcesQuery {
	const kept = value === undefined ? [] : (query[facet] as string[]).filter((chosen) => chosen !== value);
	return { ...query, [facet]: kept, page: 1 };
}

export function chosenFilters(query: ResourcesQuery): { facet: Facet; value: string }[] {
	return RESOURCE_FACETS.flatMap((facet) => query[facet].map((value) => ({ facet, value })));
}
