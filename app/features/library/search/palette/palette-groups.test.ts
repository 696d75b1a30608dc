import { describe, expect, test } from "vitest";
import type { DeskGroup, DeskHit } from "../desk-search";
import type { SearchAnswer, SearchHit, ShownType } from "../query/search-shapes";
import { isOtherLanguage, paletteGroups } from "./palette-groups";

const hit = (type: SearchHit["type"], number: number): SearchHit => ({
	type,
	title: `${type} ${number}`,
	url: `/${type}/${number}`,
	excerpt: "",
	language: "en",
	context: "",
});
const shownType = (type: string): ShownType => ({ type, icon: "document", one: type, many: `${type}s` });
const answer = (hits: SearchHit[]): SearchAnswer => ({
	hits,
	types: ["course", "lesson", "glossary", "help"].map(shownType),
	total: 23,
	more: false,
	meant: null,
	anyWord: false,
	suggestion: null,
});
const pages = [
	{ path: "/pricing", name: "Pricing" },
	{ path: "/forgot", name: "Forgot password" },
	{ path: "/path", name: "Übersicht" },
	{ path: "/zh", name: "联盟计划" },
];
const shown = (q: string, given: Partial<Parameters<typeof paletteGroups>[0]> = {}) =>
	paletteGroups({ q, answer: null, pages, language: "en", recent: ["a", "b"], ...given }).map(({ name, items }) => [
		name,
		items.length,
	]);

describe("the lines of the palette", () => {
	test("are what was looked for before, until something is typed", () => {
		expect(shown("  ")).toEqual([["recent", 2]]);
		expect(shown("", { recent: [] })).toEqual([]);
	});

	test("are the two best, then three of each type in its order, then all", () => {
		const hits = [
			hit("help", 1),
			hit("glossary", 1),
			...[1, 2, 3, 4].map((number) => hit("help", number + 1)),
			hit("lesson", 1),
			hit("course", 1),
		];
		expect(shown("zz", { answer: answer(hits) })).toEqual([
			["best", 2],
			["type-course", 1],
			["type-lesson", 1],
			["type-help", 3],
			["all", 1],
		]);
	});

	test("are best only in the reader's language; what is in others stands under its name", () => {
		const of = (language: string, number: number) => ({ ...hit("course", number), language });
		const hits = [of("de", 1), of("en", 2), of("en", 3), of("ru", 4)];
		const groups = paletteGroups({ q: "zz", answer: answer(hits), pages: [], language: "de", recent: [] });
		expect(groups.map(({ name, items }) => [name, items.length])).toEqual([
			["best", 1],
			["in-en", 2],
			["in-ru", 1],
			["all", 1],
		]);
		expect(groups.filter((group) => isOtherLanguage(group.name)).map(({ name }) => name)).toEqual(["in-en", "in-ru"]);
	});

	test("begin with what an admin finds at the desk, by what they may open", () => {
		const found = (title: string) => ({ title, note: "", to: `/admin/${title}` });
		const group = (kind: string, hits: DeskHit[]): DeskGroup => ({ kind, name: kind, icon: "person", hits });
		const desk = [group("people", [found("a"), found("b")]), group("orders", [found("c")]), group("tickets", [])];
		expect(shown("zz", { answer: answer([hit("help", 1)]), desk })).toEqual([
			["desk-people", 2],
			["desk-orders", 1],
			["best", 1],
			["all", 1],
		]);
		expect(shown("", { desk })).toEqual([["recent", 2]]);
	});

	test("are pages as well, by the beginnings of the words of their name", () => {
		const named = (q: string) =>
			paletteGroups({ q, answer: null, pages, language: "en", recent: [] }).flatMap(({ items }) =>
				items.flatMap((item) => (item.kind === "page" ? [item.page.path] : [])),
			);
		expect([
			named("pri"),
			named("PASS"),
			named("ubers"),
			named("计划"),
			named("word"),
			named("password forgot"),
		]).toEqual([["/pricing"], ["/forgot"], ["/path"], ["/zh"], [], ["/forgot"]]);
	});
});
