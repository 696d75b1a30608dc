import { searchScore, searchTokens } from "#app/features/learning/catalog/list/search-score.ts";
import { collator } from "#app/shared/words/intl.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { type Facet, RESOURCE_FACETS, type ResourcesQuery, type Sort, withoutFacetValue } from "./resources-query";

export const PAGE_SIZE = 20;

export type ListedResource = {
	slug: string;
	kind: string;
	topic: string;
	countries: readonly string[];
	languages: readonly string[];
	title: string;
	summary: string;
	position: number;
	reviewedOn: string;
	downloads: number;
};

/** Counts per value with all other facets applied; omits values without results. */
export type FacetCounts = Record<Facet, { value: string; count: number }[]>;
export type ResourcesView<T> = {
	rows: T[];
	total: number;
	page: number;
	pageCount: number;
	counts: FacetCounts;
	/** For an empty result: the filter whose removal finds most, and how many. */
	hint: { drop: Facet | "q"; total: number } | null;
};

/** Filters and sorts in memory; a school has a few hundred resources at most. */
export function resourcesView<T extends ListedResource>(
	all: readonly T[],
	query: ResourcesQuery,
	language: Language,
): ResourcesView<T> {
	const found = findMatches(all, query.q);
	const matching = found.filter(({ one }) => passesFilters(one, query));
	const rows = inOrder(matching, query.sort, language).map(({ one }) => one);
	const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
	const page = Math.min(query.page, pageCount);
	return {
		rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
		total: rows.length,
		page,
		pageCount,
		counts: countFacets(all, found, query),
		hint: rows.length === 0 ? findHint(all, query) : null,
	};
}

type Match<T> = { one: T; score: number };

function findMatches<T extends ListedResource>(all: readonly T[], search: string): Match<T>[] {
	const tokens = searchTokens(search);
	if (tokens.length === 0) return all.map((one) => ({ one, score: 0 }));
	return all
		.map((one) => ({
			one,
			score: searchScore(tokens, [
				{ text: one.title, weight: 6 },
				{ text: one.summary, weight: 2 },
			]),
		}))
		.filter(({ score }) => score > 0);
}

function valuesOf(one: ListedResource, facet: Facet): readonly string[] {
	if (facet === "country") return one.countries;
	if (facet === "language") return one.languages;
	return [one[facet]];
}

/** True when all facets match, ignoring `except`. */
function passesFilters(one: ListedResource, query: ResourcesQuery, except?: Facet): boolean {
	return RESOURCE_FACETS.every((facet) => {
		const chosen: readonly string[] = query[facet];
		return facet === except || chosen.length === 0 || valuesOf(one, facet).some((value) => chosen.includes(value));
	});
}

function countFacets(all: readonly ListedResource[], found: readonly Match<ListedResource>[], query: ResourcesQuery) {
	const count = (facet: Facet) => {
		const counts = new Map(all.flatMap((one) => valuesOf(one, facet).map((value) => [value, 0])));
		for (const value of query[facet]) counts.set(value, 0);
		for (const { one } of found.filter((match) => passesFilters(match.one, query, facet))) {
			for (const value of valuesOf(one, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
		}
		return [...counts].map(([value, number]) => ({ value, count: number }));
	};
	return Object.fromEntries(RESOURCE_FACETS.map((facet) => [facet, count(facet)])) as FacetCounts;
}

function findHint(all: readonly ListedResource[], query: ResourcesQuery): ResourcesView<never>["hint"] {
	const candidates: { drop: Facet | "q"; rest: ResourcesQuery }[] = RESOURCE_FACETS.filter(
		(facet) => query[facet].length > 0,
	).map((facet) => ({ drop: facet, rest: withoutFacetValue(query, facet) }));
	if (query.q) candidates.push({ drop: "q", rest: { ...query, q: "" } });
	const hints = candidates
		.map(({ drop, rest }) => ({
			drop,
			total: findMatches(all, rest.q).filter(({ one }) => passesFilters(one, rest)).length,
		}))
		.filter(({ total }) => total > 0);
	return hints.sort((a, b) => b.total - a.total)[0] ?? null;
}

function inOrder<T extends ListedResource>(matches: readonly Match<T>[], sort: Sort, language: Language): Match<T>[] {
	const byTitle = collator(language);
	return [...matches].sort(
		(a, b) =>
			COMPARE_BY_SORT[sort](a, b, byTitle) ||
			a.one.position - b.one.position ||
			byTitle.compare(a.one.title, b.one.title) ||
			a.one.slug.localeCompare(b.one.slug),
	);
}

type Order = (a: Match<ListedResource>, b: Match<ListedResource>, byTitle: Intl.Collator) => number;

const COMPARE_BY_SORT: Record<Sort, Order> = {
	recommended: (a, b) => b.score - a.score,
	reviewed: ({ one: a }, { one: b }) => b.reviewedOn.localeCompare(a.reviewedOn),
	title: ({ one: a }, { one: b }, byTitle) => byTitle.compare(a.title, b.title),
	downloads: ({ one: a }, { one: b }) => b.downloads - a.downloads,
};
