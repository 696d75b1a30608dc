import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oneOf, oneOfOr } from "./list-filters";
import { listQuery } from "./list-query";

const people = listQuery({
	path: "/admin/users",
	anchor: "people",
	sort: ["seen", "name"],
	descending: ["seen"],
	filters: { role: oneOf(["student", "admin"]), status: oneOfOr(["open", "closed"], "open") },
	columns: ["email", "country"],
	search: true,
	page: "number",
});
const changes = listQuery({ path: "/changes", sort: ["at"], descending: ["at"], filters: {}, page: "cursor" });
const parse = (search: string) => people.parse(new URLSearchParams(search));
const NOTHING = {
	q: "",
	sort: "seen",
	isDescending: true,
	filters: { role: null, status: "open" },
	hidden: [],
	page: 1,
};

test.each([
	["", NOTHING],
	["q=+Ann%0A%00++Lee&page=3", { ...NOTHING, q: "Ann Lee", page: 3 }],
	["sort=name", { ...NOTHING, sort: "name", isDescending: false }],
	["sort=-name", { ...NOTHING, sort: "name" }],
	["sort=seen", { ...NOTHING, isDescending: false }],
	["role=admin&status=closed", { ...NOTHING, filters: { role: "admin", status: "closed" } }],
	["hide=country&hide=email&hide=name", { ...NOTHING, hidden: ["email", "country"] }],
	["role=&status=%00&sort=--name&page=-1&hide=x&__proto__=1&constructor=2", NOTHING],
	["sort=magic&role=owner&page=1e3", NOTHING],
	["page=99999&role[]=admin&after=x", NOTHING],
])("reads %j", (search, query) => {
	expect(parse(search)).toEqual(query);
});

test.each(["a", "ж", "李", "🏠"])("300 characters of %s fit a search, and no more", (letter) => {
	expect(parse(`q=${encodeURIComponent(letter.repeat(300))}`).q).toBe(letter.repeat(300));
	expect(parse(`q=${encodeURIComponent(letter.repeat(400))}`).q).toBe(letter.repeat(300));
});

test("cursors are one word; what is none is passed over", () => {
	const pageOf = (search: string) => changes.parse(new URLSearchParams(search)).page;

	expect(pageOf("after=1.2-a_b")).toEqual({ side: "after", key: "1.2-a_b" });
	expect(pageOf("before=9")).toEqual({ side: "before", key: "9" });
	expect(pageOf("after=&before=9")).toEqual({ side: "before", key: "9" });
	for (const search of ["", "after=a%20b", "after=';--", `after=${"9".repeat(500)}`, "page=2"]) {
		expect([search, pageOf(search)]).toEqual([search, null]);
	}
});

const asked = fc.dictionary(
	fc.oneof(fc.constantFrom("q", "sort", "role", "status", "hide", "page", "after", "before"), fc.string()),
	fc.oneof(
		fc.string({ unit: "binary", maxLength: 400 }),
		fc.constantFrom("name", "-name", "-seen", "admin", "closed", "email", "7", "-1", "1e9", "NaN"),
	),
);

describe("whatever stands in an address", () => {
	test("it is read, and what was read has one address that is read as the same", () => {
		fc.assert(
			fc.property(asked, (entries) => {
				for (const list of [people, changes] as const) {
					const params = new URLSearchParams(entries);
					const query = list.parse(params);
					const href = (list as typeof people).href(query as ReturnType<typeof people.parse>);
					const again = list.parse(new URL(href, "https://school.example").searchParams);
					expect(again).toEqual(query);
				}
			}),
			{ numRuns: 500 },
		);
	});

	test("the text itself may be anything", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
				expect([...parse(text).q].length).toBeLessThanOrEqual(300);
			}),
		);
	});
});

describe("addresses", () => {
	test("are as short as the question", () => {
		expect(people.href(parse(""))).toBe("/admin/users#people");
		expect(people.href(parse("sort=-seen&status=open&page=1"))).toBe("/admin/users#people");
		expect(people.href(parse("page=2&hide=email&sort=name&q=a%26b&role=admin"))).toBe(
			"/admin/users?role=admin&q=a%26b&sort=name&hide=email&page=2#people",
		);
	});

	test("of another question begin with its first page; of other columns stay", () => {
		const query = parse("page=4&role=admin");

		expect(people.href(query, { sort: "name", isDescending: false })).toBe("/admin/users?role=admin&sort=name#people");
		expect(people.href(query, { filters: { role: null } })).toBe("/admin/users#people");
		expect(people.hrefWithout(query, "role")).toBe("/admin/users#people");
		expect([people.valuesOf(query, "role"), people.valuesOf(query, "status")]).toEqual([["admin"], []]);
		expect(people.href(query, { hidden: ["email"] })).toBe("/admin/users?role=admin&hide=email&page=4#people");
		expect(people.href(query, { page: 5 })).toBe("/admin/users?role=admin&page=5#people");
	});

	test("of an export have the question, and neither page nor columns", () => {
		expect(people.exportSearch(parse("page=4&role=admin&hide=email&sort=name"))).toBe("?role=admin&sort=name");
		expect(people.exportSearch(parse("page=4"))).toBe("");
	});

	test("a form carries along what it has no field for", () => {
		const query = parse("page=4&role=admin&q=ann&sort=name&hide=email");

		expect(people.carried(query, ["q", "sort", "hide"])).toEqual([["role", "admin"]]);
	});
});

test("a list is narrowed by a search or by a filter that is not the usual one", () => {
	for (const search of ["q=a", "role=admin", "status=closed"]) expect(people.isNarrowed(parse(search))).toBe(true);
	for (const search of ["", "page=2", "status=open", "sort=name"]) expect(people.isNarrowed(parse(search))).toBe(false);
});
