import { expect, test } from "vitest";
import { type ResourcesQuery, UNFILTERED_QUERY } from "./resources-query";
import { type ListedResource, PAGE_SIZE, resourcesView } from "./resources-view";

const resource = (slug: string, given: Partial<ListedResource> = {}): ListedResource => ({
	slug,
	kind: "checklist",
	topic: "money",
	countries: ["anywhere"],
	languages: ["en", "de"],
	title: slug,
	summary: "",
	position: 10,
	reviewedOn: "2026-11-22",
	downloads: 0,
	...given,
});
const ALL = [
	resource("fraud", { position: 30, title: "Wire-fraud card" }),
	resource("offer", { kind: "calculator", topic: "analysis", position: 20, languages: ["en"], downloads: 7 }),
	resource("marketing", {
		kind: "article",
		topic: "law",
		countries: ["US", "GB"],
		position: 40,
		reviewedOn: "2025-01-01",
	}),
];
const view = (query: Partial<ResourcesQuery>) => resourcesView(ALL, { ...UNFILTERED_QUERY, ...query }, "en");
const slugs = (query: Partial<ResourcesQuery>) => view(query).rows.map(({ slug }) => slug);

test("resources stand in their order, and in the order asked for", () => {
	expect(slugs({})).toEqual(["offer", "fraud", "marketing"]);
	expect(slugs({ sort: "title" })).toEqual(["marketing", "offer", "fraud"]);
	expect(slugs({ sort: "reviewed" })).toEqual(["offer", "fraud", "marketing"]);
	expect(slugs({ sort: "downloads" })[0]).toBe("offer");
});

test("values of a facet add up, facets narrow each other, and each value says how many it would show", () => {
	expect(slugs({ country: ["US", "anywhere"] })).toHaveLength(3);
	expect(slugs({ country: ["US"], kind: ["checklist"] })).toEqual([]);
	const { counts } = view({ kind: ["checklist"] });
	expect(counts.kind).toContainEqual({ value: "calculator", count: 1 });
	expect(counts.country).toContainEqual({ value: "anywhere", count: 1 });
	expect(counts.country).toContainEqual({ value: "US", count: 0 });
	expect(slugs({ language: ["de"] })).toEqual(["fraud", "marketing"]);
});

test("an empty result says which filter to drop", () => {
	expect(view({ kind: ["calculator"], topic: ["money"] }).hint).toEqual({ drop: "kind", total: 1 });
	expect(view({ q: "zzz" }).hint).toEqual({ drop: "q", total: 3 });
	expect(slugs({ q: "wire fraud" })).toEqual(["fraud"]);
});

test("a page past the last one is the last one", () => {
	const many = Array.from({ length: PAGE_SIZE + 1 }, (_, at) => resource(`r-${at}`));
	const { page, rows, pageCount } = resourcesView(many, { ...UNFILTERED_QUERY, page: 99 }, "en");
	expect([page, rows.length, pageCount]).toEqual([2, 1, 2]);
});
