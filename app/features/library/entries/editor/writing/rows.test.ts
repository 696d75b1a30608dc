import { describe, expect, test } from "vitest";
import { keyOf } from "#app/shared/text/key-of.ts";
import { asList, asObject, asText, fromFormRows, toGroupRows, toRows } from "./rows";

const input = (given: Record<string, unknown>) => ({ key: "arv", unit: "USD", label: "Value", ...given });
const figure = (typed: string) => fromFormRows("inputs", [input({ default: typed })]).facts[0]?.default;

describe("a figure that was typed", () => {
	test.each([
		["205000", 205_000],
		["205 000,5", 205_000.5],
		["205\u202f000", 205_000],
		["205,000", 205_000],
		["1,250,000.75", 1_250_000.75],
		["1.250.000,75", 1_250_000.75],
		["0,125", 0.125],
		["1.5", 1.5],
		["-3", -3],
		["０５", 5],
	])("%j is %d", (typed, expected) => {
		expect(figure(typed)).toBe(expected);
	});

	test.each(["a lot", "1,2,3", "--1", "1e400", "NaN", "1 or 2", "五"])(
		"%j is none, and stays as it was typed",
		(typed) => {
			expect(figure(typed)).toBe(typed);
		},
	);

	test("is left out where nothing was typed, unlike a zero", () => {
		expect(fromFormRows("inputs", [input({ default: "0", min: "", max: undefined })]).facts).toEqual([
			{ key: "arv", unit: "USD", default: 0 },
		]);
	});
});

describe("a key", () => {
	test.each([
		["Look at it", "look-at-it"],
		["  Dévelopé l’offre ", "develope-loffre"],
		["Straße", "stra-e"],
		["看", ""],
		["🏠🏠", ""],
		["\ud83d", ""],
		["3 bedrooms", "3-bedrooms"],
		["a".repeat(60), "a".repeat(40)],
		[`${"a".repeat(39)} b`, "a".repeat(39)],
	])("of %j is %j", (words, expected) => {
		expect(keyOf(words)).toBe(expected);
	});

	test("of a row begins with a letter, and is that of its list where its text has none", () => {
		const rows = [
			{ key: "", label: "3 bedrooms" },
			{ key: "", label: "看" },
			{ key: "", label: "Roof" },
		];
		expect(fromFormRows("fields", rows).facts.map(({ key }) => key)).toEqual(["field", "field-2", "roof"]);
	});

	test("that a row has already is never given to another, wherever that stands", () => {
		const rows = [
			{ key: "", label: "Roof" },
			{ key: "roof", label: "An older roof" },
			{ key: "", label: "Roof" },
		];
		const { facts, words } = fromFormRows("fields", rows);
		expect(facts.map(({ key }) => key)).toEqual(["roof-2", "roof", "roof-3"]);
		expect(words).toEqual({ "roof-2": "Roof", roof: "An older roof", "roof-3": "Roof" });
	});

	test("of a row in one section is not that of a row in another", () => {
		const section = (title: string) => ({ key: "", title, items: [{ key: "", text: "Check it" }] });
		const { facts } = fromFormRows("sections", [section("One"), section("Two")]);
		expect(facts.map(({ items }) => items)).toEqual([["check-it"], ["check-it-2"]]);
	});
});

describe("rows", () => {
	test("stand in the order of the facts, with texts by key; what is missing is empty", () => {
		const facts = {
			fields: [
				{ key: "b", type: "text" },
				{ key: "a", type: "date" },
			],
		};
		expect(toRows("fields", facts, { fields: { a: "First" } })).toEqual([
			{ key: "b", label: "", type: "text" },
			{ key: "a", label: "First", type: "date" },
		]);
	});

	test("of a list that is none are none", () => {
		for (const odd of [undefined, null, "text", 7, {}, [null, 3, "x"]]) {
			expect(toRows("fields", { fields: odd }, {}).every(({ label }) => label === "")).toBe(true);
		}
		expect(fromFormRows("fields", "nothing")).toEqual({ facts: [], words: {}, groups: {} });
	});

	test("of inputs name their group by its heading, and by its key where it has none", () => {
		const facts = { inputs: [input({ group: "first" }), input({ key: "fee", group: "second" }), input({ key: "x" })] };
		const words = { groups: { first: "Erste" } };
		expect(toRows("inputs", facts, words).map(({ group }) => group)).toEqual(["Erste", "second", ""]);
		expect(toGroupRows(facts, words)).toEqual([
			{ key: "first", title: "Erste" },
			{ key: "second", title: "" },
		]);
	});

	test("that name one group share its heading, also where the heading has no Latin letter", () => {
		const rows = [
			input({ group: "The deal" }),
			input({ key: "fee", group: "The deal" }),
			input({ key: "x", group: "交易" }),
		];
		const { facts, groups } = fromFormRows("inputs", rows);
		expect(facts.map(({ group }) => group)).toEqual(["the-deal", "the-deal", "group"]);
		expect(groups).toEqual({ "the-deal": "The deal", group: "交易" });
	});

	test("of screens are facts alone, without a key", () => {
		const screen = { name: "home", path: "/", as: "visitor" };
		expect(fromFormRows("screens", [{ key: "", ...screen, extra: "gone" }])).toEqual({
			facts: [screen],
			words: {},
			groups: {},
		});
		expect(toRows("screens", { screens: [screen] }, {})).toEqual([screen]);
	});

	test("of results leave out a place that was not chosen", () => {
		const rows = [
			{ key: "a", label: "A", unit: "USD", formula: "1", place: "main" },
			{ key: "b", label: "B", unit: "USD", formula: "2", place: "" },
		];
		expect(fromFormRows("results", rows).facts).toEqual([
			{ key: "a", unit: "USD", formula: "1", place: "main" },
			{ key: "b", unit: "USD", formula: "2" },
		]);
	});
});

test("what is no text, object or list counts as an empty one", () => {
	expect([null, undefined, {}, [], true, Symbol.iterator].map(asText)).toEqual(["", "", "", "", "", ""]);
	expect([asText(0), asText(-1.5), asText("0")]).toEqual(["0", "-1.5", "0"]);
	expect([asObject([1]), asObject(null), asObject("x")]).toEqual([{}, {}, {}]);
	expect([asList({}), asList([null, { a: 1 }])]).toEqual([[], [{}, { a: 1 }]]);
});
