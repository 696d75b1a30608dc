import { collator } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { averageRating } from "../reviews/rating";
import {
	type CatalogQuery,
	FACET_NAMES,
	type FacetName,
	type Facets,
	facetValues,
	type Sort,
	withoutFacetValue,
} from "./catalog-query";
import { searchScore, searchTokens } from "./search-score";

export const PAGE_SIZE = 12;

export type CatalogEntry = {
	id: number;
	topic: string;
	level: string;
	priceCents: number;
	minutes: number;
	position: number;
	enrollmentCount: number;
	ratingSum: number;
	ratingCount: number;
	publishedAt: Date | null;
	title: string;
	shortDescription: string;
	outcomes: string[];
	description: string;
};

export type FacetCounts = Record<FacetName, Record<string, number>>;
export type CatalogView<T> = {
	courses: T[];
	total: number;
	page: number;
	pageCount: number;
	/** Courses per value with all other filters kept. */
	counts: FacetCounts;
	/** For an empty result: the filter whose removal shows most courses, and how many. */
	hint: { drop: FacetName | "q"; total: number } | null;
};

/** One catalog page, from all courses (some hundreds at most). A page past the end becomes the last. */
export function catalogView<T extends CatalogEntry>(
	all: readonly T[],
	query: CatalogQuery,
	{ facets, language }: { facets: Facets; language: Language },
): CatalogView<T> {
	const found = findMatches(all, query.q);
	const matching = found.filter(({ course }) => passesFilters(course, query));
	const sorted = sortMatches(matching, query.sort, language).map(({ course }) => course);
	const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
	const page = Math.min(query.page, pageCount);

	return {
		courses: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
		total: sorted.length,
		page,
		pageCount,
		counts: countFacets(found, query, facets),
		hint: sorted.length === 0 ? findHint(all, query) : null,
	};
}

type Match<T> = { course: T; score: number };

function findMatches<T extends CatalogEntry>(all: readonly T[], search: string): Match<T>[] {
	const tokens = searchTokens(search);
	if (tokens.length === 0) return all.map((course) => ({ course, score: 0 }));
	return all
		.map((course) => ({ course, score: searchScore(tokens, textsOf(course)) }))
		.filter(({ score }) => score > 0);
}

function textsOf({ title, shortDescription, outcomes, description }: CatalogEntry) {
	return [
		{ text: title, weight: 6 },
		{ text: shortDescription, weight: 2 },
		{ text: outcomes.join(" "), weight: 2 },
		{ text: description, weight: 1 },
	];
}

/** True when a course matches every facet, apart from `except`. */
function passesFilters(course: CatalogEntry, query: CatalogQuery, except?: FacetName): boolean {
	return FACET_NAMES.every((facet) => {
		const chosen = query[facet];
		return facet === except || chosen.length === 0 || chosen.includes(facetValue(course, facet));
	});
}

function facetValue({ level, topic, priceCents, minutes }: CatalogEntry, facet: FacetName): string {
	if (facet === "level") return level;
	if (facet === "topic") return topic;
	if (facet === "price") return priceCents === 0 ? "free" : priceCents <= 150_00 ? "up-to-150" : "above-150";
	return minutes < 5 * 60 ? "under-5" : minutes <= 8 * 60 ? "5-to-8" : "over-8";
}

function countFacets(found: readonly Match<CatalogEntry>[], query: CatalogQuery, facets: Facets): FacetCounts {
	const count = (facet: FacetName) => {
		const counts = Object.fromEntries(facetValues(facets, facet).map((value) => [value, 0]));
		for (const { course } of found) {
			const value = facetValue(course, facet);
			if (value in counts && passesFilters(course, query, facet)) counts[value] = (counts[value] ?? 0) + 1;
		}
		return counts;
	};
	return Object.fromEntries(FACET_NAMES.map((facet) => [facet, count(facet)])) as FacetCounts;
}

function findHint(all: readonly CatalogEntry[], query: CatalogQuery): CatalogView<never>["hint"] {
	const candidates = FACET_NAMES.filter((facet) => query[facet].length > 0).map((facet) => ({
		drop: facet as FacetName | "q",
		rest: withoutFacetValue(query, facet),
	}));
	if (query.q) candidates.push({ drop: "q", rest: { ...query, q: "" } });

	const hints = candidates
		.map(({ drop, rest }) => ({
			drop,
			total: findMatches(all, rest.q).filter(({ course }) => passesFilters(course, rest)).length,
		}))
		.filter(({ total }) => total > 0);
	return hints.sort((a, b) => b.total - a.total)[0] ?? null;
}

function sortMatches<T extends CatalogEntry>(matches: readonly Match<T>[], sort: Sort, language: Language) {
	const byTitle = collator(language);
	const inOrder = COMPARE_BY_SORT[sort];
	return [...matches].sort(
		(a, b) =>
			inOrder(a, b) ||
			a.course.position - b.course.position ||
			byTitle.compare(a.course.title, b.course.title) ||
			a.course.id - b.course.id,
	);
}

type Order = (a: Match<CatalogEntry>, b: Match<CatalogEntry>) => number;

const COMPARE_BY_SORT: Record<Sort, Order> = {
	recommended: (a, b) => b.score - a.score,
	newest: ({ course: a }, { course: b }) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0),
	popular: ({ course: a }, { course: b }) => b.enrollmentCount - a.enrollmentCount,
	rating: ({ course: a }, { course: b }) =>
		(averageRating(b) ?? 0) - (averageRating(a) ?? 0) || b.ratingCount - a.ratingCount,
	shortest: ({ course: a }, { course: b }) => a.minutes - b.minutes,
	price: ({ course: a }, { course: b }) => a.priceCents - b.priceCents,
};
