import { expect, test } from "vitest";
import { NEW_SCHOOL } from "#tests/learning/taxonomy.ts";
import {
	chosenFilters,
	parseResourcesQuery,
	resourcesHref,
	UNFILTERED_QUERY,
	withoutFacetValue,
} from "./resources-query";

const parse = (search: string) => parseResourcesQuery(new URLSearchParams(search), NEW_SCHOOL.topics);

test("an address is read and written alike", () => {
	const asked =
		"/resources?q=fraud&kind=checklist&topic=money&country=anywhere&country=US&language=de&sort=title&page=2";
	expect(resourcesHref(parse(asked.split("?")[1] ?? ""))).toBe(asked);
});

test.each([
	"kind=nothing&topic=%00&country=usa&language=xx&sort=sideways&page=-1",
	"page=99999999999999999999&kind=&country=",
	"country=u%53%20or%201=1",
])("what is malformed asks for nothing: %s", (search) => {
	expect(parse(search)).toEqual(UNFILTERED_QUERY);
});

test("a filter is taken away alone, from the first page", () => {
	const query = parse("country=US&country=GB&kind=checklist&page=3");
	expect(resourcesHref(withoutFacetValue(query, "country", "US"))).toBe("/resources?kind=checklist&country=GB");
	expect(chosenFilters(query)).toEqual([
		{ facet: "kind", value: "checklist" },
		{ facet: "country", value: "US" },
		{ facet: "country", value: "GB" },
	]);
});

test("however many countries are asked for, only so many count", () => {
	const codes = Array.from(
		{ length: 500 },
		(_, at) => `country=${String.fromCharCode(65 + (at % 26), 65 + ((at / 26) % 26))}`,
	);
	expect(parse(codes.join("&")).country).toHaveLength(20);
});
