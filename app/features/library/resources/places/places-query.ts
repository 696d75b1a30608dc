import { readSearch } from "#app/shared/lists/search-text.ts";
import { PLACE_KEY } from "./place-key.ts";

export const PLACE_RULES = [
	"licence",
	"disclosure",
	"assignment",
	"doubleClosing",
	"marketing",
	"withholding",
] as const;
export const RULE_ANSWERS = [
	"required",
	"not-required",
	"allowed",
	"not-allowed",
	"restricted",
	"yes",
	"no",
	"depends",
	"unclear",
] as readonly Answer[];
export type Rule = (typeof PLACE_RULES)[number];
export type Answer =
	| "required"
	| "not-required"
	| "allowed"
	| "not-allowed"
	| "restricted"
	| "yes"
	| "no"
	| "depends"
	| "unclear";
export const PLACE_KINDS = ["country", "state", "region"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
export const PLACE_SORTS = ["place", "-place", "reviewed", "-reviewed"] as const;
export type PlaceSort = (typeof PLACE_SORTS)[number];

export type PlacesQuery = {
	q: string;
	kind: PlaceKind | null;
	/** When set, only this column shows. */
	rule: Rule | null;
	answer: Answer | null;
	due: boolean;
	place: string | null;
	sort: PlaceSort;
};

export const ALL_PLACES: PlacesQuery = {
	q: "",
	kind: null,
	rule: null,
	answer: null,
	due: false,
	place: null,
	sort: "place",
};
export const PLACES_PATH = "/resources/rules-by-place";
export const PLACES_PARAMETERS = ["q", "kind", "rule", "answer", "due", "place", "sort"] as const;

export function parsePlacesQuery(params: URLSearchParams): PlacesQuery {
	const one = <T extends string>(name: string, values: readonly T[]) =>
		values.find((value) => value === params.get(name)) ?? null;
	const place = params.get("place") ?? "";
	return {
		q: readSearch(params.get("q") ?? ""),
		kind: one("kind", PLACE_KINDS),
		rule: one("rule", PLACE_RULES),
		answer: one("answer", RULE_ANSWERS),
		due: params.get("due") === "1",
		place: PLACE_KEY.test(place) ? place : null,
		sort: one("sort", PLACE_SORTS) ?? "place",
	};
}

/** Includes the question mark; empty without filters. */
export function placesSearch(query: PlacesQuery): string {
	const params = new URLSearchParams();
	if (query.q) params.set("q", query.q);
	for (const name of ["kind", "rule", "answer"] as const) if (query[name]) params.set(name, query[name]);
	if (query.due) params.set("due", "1");
	if (query.place) params.set("place", query.place);
	if (query.sort !== "place") params.set("sort", query.sort);
	return params.size > 0 ? `?${params}` : "";
}

export function placesHref(query: PlacesQuery): string {
	return PLACES_PATH + placesSearch(query);
}
