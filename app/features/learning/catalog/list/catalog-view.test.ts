import { describe, expect, test } from "vitest";
import { NEW_SCHOOL } from "#tests/learning/taxonomy.ts";
import { facetsOf, parseCatalogQuery } from "./catalog-query";
import { type CatalogEntry, catalogView, PAGE_SIZE } from "./catalog-view";

function course(id: number, given: Partial<CatalogEntry> = {}): CatalogEntry {
	return {
		id,
		topic: "analysis",
		level: "beginner",
		priceCents: 29700,
		minutes: 400,
		position: id,
		enrollmentCount: 0,
		ratingSum: 0,
		ratingCount: 0,
		publishedAt: new Date(1_700_000_000_000 + id),
		title: `Course ${id}`,
		shortDescription: "",
		outcomes: [],
		description: "",
		...given,
	};
}

const SCHOOL = [
	course(1, { topic: "classifieds", priceCents: 0, minutes: 640, title: "Buying and selling", enrollmentCount: 9 }),
	course(2, { level: "intermediate", minutes: 480, ratingSum: 48, ratingCount: 10, outcomes: ["Defend comparables"] }),
	course(3, {
		topic: "contracts",
		level: "intermediate",
		minutes: 300,
		title: "Contracts",
		ratingSum: 5,
		ratingCount: 1,
	}),
	course(4, { topic: "sellers", priceCents: 15000, minutes: 299, description: "Contracts come later." }),
	course(5, { topic: "crossborder", level: "advanced", priceCents: 15001, minutes: 481, enrollmentCount: 3 }),
];

function view(search: string, courses = SCHOOL, taxonomy = NEW_SCHOOL) {
	const facets = facetsOf(taxonomy, courses);
	return catalogView(courses, parseCatalogQuery(new URLSearchParams(search), facets), { facets, language: "en" });
}
const ids = (search: string) => view(search).courses.map(({ id }) => id);

describe("filters", () => {
	test.each([
		["", [1, 2, 3, 4, 5]],
		["level=beginner", [1, 4]],
		["level=beginner&level=advanced", [1, 4, 5]],
		["level=intermediate&topic=contracts", [3]],
		["price=free", [1]],
		["price=up-to-150", [4]],
		["price=above-150", [2, 3, 5]],
		["length=under-5", [4]],
		["length=5-to-8", [2, 3]],
		["length=over-8", [1, 5]],
		["level=none&price=cheap", [1, 2, 3, 4, 5]],
	])("“%s”", (search, expected) => {
		expect(ids(search)).toEqual(expected);
	});

	test("a value's count keeps all other filters and leaves out its own", () => {
		const { counts } = view("level=intermediate&price=above-150");

		expect(counts.level).toEqual({ beginner: 0, intermediate: 2, advanced: 1 });
		expect(counts.price).toEqual({ free: 0, "up-to-150": 0, "above-150": 2 });
	});

	test("a topic that the rail does not know is shown and not counted", () => {
		const { total, counts } = view("", [course(1, { topic: "auctions" })]);

		expect(total).toBe(1);
		expect(Object.values(counts.topic).every((count) => count === 0)).toBe(true);
	});

	test("a retired topic stays in the rail as long as a course has it", () => {
		const topics = NEW_SCHOOL.topics.map((topic) => ({ ...topic, isRetired: topic.key !== "buyers" }));
		const { counts } = view("", [course(1, { topic: "sellers" })], { ...NEW_SCHOOL, topics });

		expect(counts.topic).toEqual({ sellers: 1, buyers: 0 });
	});
});

describe("sorting", () => {
	test.each([
		["newest", [5, 4, 3, 2, 1]],
		["popular", [1, 5, 2, 3, 4]],
		["rating", [3, 2, 1, 4, 5]],
		["shortest", [4, 3, 2, 5, 1]],
		["price", [1, 4, 5, 2, 3]],
	])("%s", (sort, expected) => {
		expect(ids(`sort=${sort}`)).toEqual(expected);
	});
});

describe("search", () => {
	test("a title counts more than a description", () => {
		expect(ids("q=CONTRACT")).toEqual([3, 4]);
	});

	test("outcomes are searched, and another order may be asked for", () => {
		expect(ids("q=comparables")).toEqual([2]);
		expect(ids("q=contracts&sort=shortest")).toEqual([4, 3]);
	});

	test("signs alone search for nothing", () => {
		expect(ids("q=%25_*")).toEqual([1, 2, 3, 4, 5]);
	});
});

describe("an empty result", () => {
	test("names the filter whose removal shows most", () => {
		expect(view("level=advanced&price=free").hint).toEqual({ drop: "level", total: 1 });
		expect(view("q=contracts&level=advanced").hint).toEqual({ drop: "level", total: 2 });
		expect(view("q=nowhere&price=above-150").hint).toEqual({ drop: "q", total: 3 });
	});

	test("names none where no single one would help, and where there is a result", () => {
		expect(view("q=nowhere&level=advanced&price=free").hint).toBeNull();
		expect(view("").hint).toBeNull();
	});
});

test("a page past the last one is the last one", () => {
	const many = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => course(index + 1));

	expect(view("page=2", many)).toMatchObject({ page: 2, pageCount: 2, total: 13 });
	expect(view("page=9999", many).courses.map(({ id }) => id)).toEqual([13]);
	expect(view("page=7", [])).toMatchObject({ page: 1, pageCount: 1, total: 0, courses: [] });
});
