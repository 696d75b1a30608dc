import { expect, test } from "vitest";
import { NEW_SCHOOL } from "#tests/learning/taxonomy.ts";
import {
	catalogHref,
	chosenFilters,
	facetsOf,
	parseCatalogQuery,
	UNFILTERED_QUERY,
	withoutFacetValue,
} from "./catalog-query";

const facets = facetsOf(NEW_SCHOOL, []);
const parse = (search: string) => parseCatalogQuery(new URLSearchParams(search), facets);

test("an empty address asks for everything", () => {
	expect(parse("")).toEqual(UNFILTERED_QUERY);
	expect(catalogHref(UNFILTERED_QUERY)).toBe("/courses");
});

test("an address survives being read and written", () => {
	const href = "/courses?q=deal&level=beginner&level=advanced&price=free&topic=buyers&length=5-to-8&sort=newest&page=3";

	expect(catalogHref(parse(href.slice("/courses".length)))).toBe(href);
});

test("values come in the order of the rail and once", () => {
	expect(parse("level=advanced&level=beginner&level=advanced").level).toEqual(["beginner", "advanced"]);
});

test.each([
	"level=expert&topic=%00&price=12&length=&sort=by-magic&page=0",
	"page=-1",
	"page=1e3",
	"page=99999",
	"page=one&unknown=1&__proto__=1",
	"level[]=beginner",
])("what makes no sense is passed over: %s", (search) => {
	expect(parse(search)).toEqual(UNFILTERED_QUERY);
});

test("the search is one line of at most three hundred characters", () => {
	expect(parse("q=%20%20deal%0A%00analysis%20").q).toBe("deal analysis");
	expect([...parse(`q=${encodeURIComponent("🏠".repeat(400))}`).q]).toHaveLength(300);
});

test("taking a filter away leads back to the first page", () => {
	const query = parse("level=beginner&level=advanced&page=2");

	expect(catalogHref(withoutFacetValue(query, "level", "beginner"))).toBe("/courses?level=advanced");
	expect(catalogHref(withoutFacetValue(query, "level"))).toBe("/courses");
	expect(chosenFilters(query)).toEqual([
		{ facet: "level", value: "beginner" },
		{ facet: "level", value: "advanced" },
	]);
});
