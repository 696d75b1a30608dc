import { readSearch } from "#app/shared/lists/search-text.ts";
import { offeredCourseTopics, offeredEntries, slugInForce, type Taxonomy } from "../taxonomy/taxonomy";

/** What can be chosen in the rail, in the order shown: the parameters in the address. */
export const FACET_NAMES = ["level", "price", "topic", "length"] as const;
export const CATALOG_SORTS = ["recommended", "newest", "popular", "rating", "shortest", "price"] as const;

export type FacetName = (typeof FACET_NAMES)[number];
export type Sort = (typeof CATALOG_SORTS)[number];

const PRICE_RANGES = ["free", "up-to-150", "above-150"] as const;
const LENGTH_RANGES = ["under-5", "5-to-8", "over-8"] as const;

/** The values of each facet, in the order shown. Levels and topics are named by the school, the others by `locales/`. */
export type Facets = {
	level: readonly FacetEntry[];
	topic: readonly FacetEntry[];
	price: typeof PRICE_RANGES;
	length: typeof LENGTH_RANGES;
};
type FacetEntry = { key: string; name: string };

/** The facets of a catalog, topics by their names in addresses: a retired level or topic as long as one of the courses has it. */
export function facetsOf(taxonomy: Taxonomy, courses: readonly { level: string; topic: string }[]): Facets {
	const shown = ({ key, name }: FacetEntry) => ({ key, name });
	const used = (facet: "level" | "topic") => courses.map((course) => course[facet]);
	return {
		level: offeredEntries(taxonomy.levels, used("level")).map(shown),
		topic: offeredCourseTopics(taxonomy.topics, used("topic")).map(({ key, name }) => ({
			key: slugInForce(taxonomy.topics, key),
			name,
		})),
		price: PRICE_RANGES,
		length: LENGTH_RANGES,
	};
}

export function facetValues(facets: Facets, facet: FacetName): readonly string[] {
	return facet === "level" || facet === "topic" ? facets[facet].map(({ key }) => key) : facets[facet];
}

/** What a visitor asks of the catalog. Within a facet the values add up; an empty one asks for nothing. */
export type CatalogQuery = Record<FacetName, string[]> & { q: string; sort: Sort; page: number };

export const UNFILTERED_QUERY: CatalogQuery = {
	q: "",
	level: [],
	price: [],
	topic: [],
	length: [],
	sort: "recommended",
	page: 1,
};

/** Reads what is asked from an address. Whatever is unknown or malformed is passed over. */
export function parseCatalogQuery(params: URLSearchParams, facets: Facets): CatalogQuery {
	const chosen = (facet: FacetName) => {
		const asked = new Set(params.getAll(facet));
		return facetValues(facets, facet).filter((value) => asked.has(value));
	};
	const page = params.get("page") ?? "";

	return {
		q: readSearch(params.get("q") ?? ""),
		level: chosen("level"),
		price: chosen("price"),
		topic: chosen("topic"),
		length: chosen("length"),
		sort: CATALOG_SORTS.find((sort) => sort === params.get("sort")) ?? "recommended",
		page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
	};
}

export function catalogHref(query: CatalogQuery): string {
	const params = new URLSearchParams();
	if (query.q) params.set("q", query.q);
	for (const facet of FACET_NAMES) for (const value of query[facet]) params.append(facet, value);
	if (query.sort !== "recommended") params.set("sort", query.sort);
	if (query.page > 1) params.set("page", String(query.page));
	return params.size > 0 ? `/courses?${params}` : "/courses";
}

/** The query without one value or a whole facet, back at the first page. */
export function withoutFacetValue(query: CatalogQuery, facet: FacetName, value?: string): CatalogQuery {
	const kept = value === undefined ? [] : query[facet].filter((chosen) => chosen !== value);
	return { ...query, [facet]: kept, page: 1 };
}

export function chosenFilters(query: CatalogQuery): { facet: FacetName; value: string }[] {
	return FACET_NAMES.flatMap((facet) => query[facet].map((value) => ({ facet, value })));
}
