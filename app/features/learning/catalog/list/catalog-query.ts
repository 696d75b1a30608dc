import { readSearch } from "#app/shared/lists/search-text.ts";

/** The levels of a course, from easy to hard. */
export const LEVELS = ["beginner", "intermediate", "advanced"] as const;
export const TOPICS = ["classifieds", "analysis", "contracts", "sellers", "buyers", "crossborder"] as const;

/** What can be chosen in the rail: the parameter in the address and its values, in the order shown. */
export const FACETS = {
	level: LEVELS,
	price: ["free", "up-to-150", "above-150"],
	topic: TOPICS,
	length: ["under-5", "5-to-8", "over-8"],
} as const;
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];
export const SORTS = ["recommended", "newest", "popular", "rating", "shortest", "price"] as const;

export type FacetName = keyof typeof FACETS;
export type FacetValue<F extends FacetName> = (typeof FACETS)[F][number];
export type Sort = (typeof SORTS)[number];

/** What a visitor asks of the catalog. Within a facet the values add up; an empty one asks for nothing. */
export type CatalogQuery = { [F in FacetName]: FacetValue<F>[] } & { q: string; sort: Sort; page: number };

export const EVERYTHING: CatalogQuery = {
	q: "",
	level: [],
	price: [],
	topic: [],
	length: [],
	sort: "recommended",
	page: 1,
};

/** Reads what is asked from an address. Whatever is unknown or malformed is passed over. */
export function parseCatalogQuery(params: URLSearchParams): CatalogQuery {
	const chosen = <F extends FacetName>(facet: F) => {
		const asked = new Set(params.getAll(facet));
		return FACETS[facet].filter((value) => asked.has(value)) as FacetValue<F>[];
	};
	const page = params.get("page") ?? "";

	return {
		q: readSearch(params.get("q") ?? ""),
		level: chosen("level"),
		price: chosen("price"),
		topic: chosen("topic"),
		length: chosen("length"),
		sort: SORTS.find((sort) => sort === params.get("sort")) ?? "recommended",
		page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
	};
}

/** The address of the catalog that asks this, always the same for the same question. */
export function catalogHref(query: CatalogQuery): string {
	const params = new URLSearchParams();
	if (query.q) params.set("q", query.q);
	for (const facet of FACET_NAMES) for (const value of query[facet]) params.append(facet, value);
	if (query.sort !== "recommended") params.set("sort", query.sort);
	if (query.page > 1) params.set("page", String(query.page));
	return params.size > 0 ? `/courses?${params}` : "/courses";
}

/** The same question without one chosen value, or without the whole facet; from the first page. */
export function withoutFilter(query: CatalogQuery, facet: FacetName, value?: string): CatalogQuery {
	const kept = value === undefined ? [] : (query[facet] as string[]).filter((chosen) => chosen !== value);
	return { ...query, [facet]: kept, page: 1 };
}

/** The filters that are chosen, in the order of the rail. */
export function chosenFilters(query: CatalogQuery): { facet: FacetName; value: string }[] {
	return FACET_NAMES.flatMap((facet) => query[facet].map((value) => ({ facet, value })));
}
