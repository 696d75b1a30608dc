import { describe, expect, test } from "vitest";
import { otherLanguage } from "../card/other-language";
import { characterClass, foldCode } from "../linking/letters";
import { linkedTerms } from "../linking/linked-terms";
import { letterOf } from "../list/letters-of";
import { LONGEST_FILTER, matchingTerms } from "../list/matching-terms";
import { textContext } from "../usage/surroundings";
import { usageQuery } from "../usage/usage-query";
import { usageView } from "../usage/usage-view";
import { asTitle } from "./as-title";
import { otherNames } from "./other-names";

describe("other names of a term", () => {
	test.each([
		["плата за уступку", ["платы за уступку", "комиссия"], ["комиссия"]],
		["lien", ["liens", "charge", "charges"], ["charge"]],
		["wholesaling", ["wholesale", "flipping"], ["flipping"]],
		["earnest money", ["earnest-money", "deposit"], ["deposit"]],
		["cesión", ["cesion", "cesiones"], []],
		["转让", ["转让费", "转手"], ["转让费", "转手"]],
		["ARV", ["after-repair value"], ["after-repair value"]],
		["a", ["b", "ab"], ["b", "ab"]],
		["escrow", [], []],
	])("%j of %j are %j: forms of one name are not told twice", (title, aliases, expected) => {
		expect(otherNames(title, aliases)).toEqual(expected);
	});
});

test.each([
	["escrow", "en", "Escrow"],
	["уступка", "ru", "Уступка"],
	["𐐨𐐩", "en", "𐐀𐐩"],
	["转让", "zh", "转让"],
	["ßtest", "de", "SStest"],
	["", "en", ""],
] as const)("%j in %s as a title is %j", (name, language, title) => {
	expect(asTitle(name, language)).toBe(title);
});

test.each([
	["Äquivalent", "de", "A"],
	["ñandú", "es", "Ñ"],
	["nota", "es", "N"],
	["ёлка", "ru", "Е"],
	["转让", "zh", "Z"],
	["阿姨", "zh", "A"],
	["escrow", "zh", "E"],
	["уступка", "en", "У"],
	["1031 exchange", "en", "1"],
	["🏠", "en", "🏠"],
	["", "en", ""],
] as const)("a dictionary of its language has %j (%s) under %j", (name, language, letter) => {
	expect(letterOf(name, language)).toBe(letter);
});

describe("characters of a text", () => {
	test.each([
		[" ", 0],
		[",", 0],
		["a", 1],
		["Ё", 1],
		["7", 1],
		["合", 2],
		["豈", 2],
		["が", 1],
		["—", 0],
	])("%j stands apart, in a word or alone: %d", (sign, kind) => {
		expect(characterClass(sign.charCodeAt(0))).toBe(kind);
	});

	test("half of a pair stands alone, so that no word is made of it", () => {
		expect([0xd83d, 0xdc00, 0xdfff].map(characterClass)).toEqual([2, 2, 2]);
	});

	test.each([
		["A", "a"],
		["Ё", "е"],
		["ё", "е"],
		["\u00a0", " "],
		["\n", " "],
		["’", "'"],
		["\u2011", "-"],
		["\u202f", " "],
		["İ", "İ"],
		["合", "合"],
	])("%j is compared as %j, sign by sign", (sign, folded) => {
		expect(String.fromCharCode(foldCode(sign.charCodeAt(0)))).toBe(folded);
	});
});

describe("the filter of the index", () => {
	const groups = [
		{ letter: "E", terms: [{ folded: "escrow treuhand" }, { folded: "equity" }] },
		{ letter: "L", terms: [{ folded: "lien" }] },
	];
	const found = (text: string) => matchingTerms(groups, text).flatMap(({ terms }) => terms.map(({ folded }) => folded));

	test.each(["", "   ", "\n"])("shows all for %j", (text) => {
		expect(matchingTerms(groups, text)).toBe(groups);
	});

	test("finds a part of any name, in any writing, and leaves out letters without any", () => {
		expect([found("TREU"), found("ÉQUI"), found("Ien"), found("nothing")]).toEqual([
			["escrow treuhand"],
			["equity"],
			["lien"],
			[],
		]);
		expect(matchingTerms(groups, "lien").map(({ letter }) => letter)).toEqual(["L"]);
	});

	test("looks at the beginning of what is very long", () => {
		expect(found(`lien${" ".repeat(LONGEST_FILTER)}x`)).toEqual(["lien"]);
		expect(found("x".repeat(100_000))).toEqual([]);
	});
});

test("a term is offered in the first other language that somebody reads, else in English", () => {
	const others = [
		{ language: "de" as const, title: "Treuhand", name: "Deutsch" },
		{ language: "en" as const, title: "escrow", name: "English" },
	];
	const offered = (...read: string[]) => otherLanguage(others, read)?.language;
	expect([offered("fr-CA", "DE-at"), offered("en-GB", "de"), offered("ja"), offered()]).toEqual([
		"de",
		"en",
		"en",
		"en",
	]);
	expect(otherLanguage([], ["de"])).toBeNull();
});

describe("where a term is used", () => {
	const row = (id: number, title: string, link = "first", language: "en" | "de" = "en") => ({
		id,
		slug: `term-${id}`,
		title,
		aliases: [`${title} alias`],
		link,
		language,
	});
	const counted = { language: "en", links: 1, countedAt: new Date("2026-11-22") };
	const used = (documentId: number, place: "lesson" | "help", texts: number) => ({
		documentId,
		place,
		texts,
		...counted,
	});

	test("stands most used first, then by name, and nowhere counts as none", () => {
		const rows = usageView(
			[row(1, "beta"), row(2, "alpha"), row(3, "never", "never"), row(4, "deutsch", "first", "de")],
			[used(1, "lesson", 2), used(1, "help", 3), used(9, "lesson", 50)],
			"en",
		);
		expect(rows.map(({ title, all, isNeverLinked }) => [title, all, isNeverLinked])).toEqual([
			["Beta", 5, false],
			["Alpha", 0, false],
			["Never", 0, true],
		]);
		expect(rows[0]?.texts).toEqual({ lesson: 2, help: 3, resource: 0, term: 0 });
	});

	test("is searched for in one language by all its names", () => {
		expect(linkedTerms([row(1, "lien"), row(2, "Pfand", "never", "de")], "de")).toEqual([
			{ slug: "term-2", names: ["Pfand", "Pfand alias"], isNeverLinked: true },
		]);
	});

	test.each([
		["", { language: "ru", slug: null, names: null }],
		["lang=xx&term=Bad Slug", { language: "ru", slug: null, names: null }],
		["term=lien&lang=de", { language: "de", slug: "lien", names: null }],
		["names=a", { language: "ru", slug: null, names: null }],
		["term=lien&names=%0A%20a%20%0A%0Ab", { language: "ru", slug: "lien", names: ["a", "b"] }],
		[`term=${"a".repeat(81)}`, { language: "ru", slug: null, names: null }],
	])("is asked for by an address: %s", (search, query) => {
		expect(usageQuery(new URLSearchParams(search), "ru")).toEqual(query);
	});

	test("is searched for under sixty names of a hundred and twenty signs at most", () => {
		const names = Array.from({ length: 99 }, (_, at) => `${at}${"x".repeat(500)}`).join("\n");
		const read = usageQuery(new URLSearchParams({ term: "lien", names }), "en").names;
		expect([read?.length, read?.[0]?.length]).toEqual([60, 120]);
	});

	test("is shown with the words around it, within its paragraph and without marks", () => {
		const html = "<p>Before it.</p><p>A <em>lien</em> &amp; more <b>bold</b> words.</p><p>After it.</p>";
		const from = html.indexOf("lien");
		expect(textContext(html, from, from + 4)).toEqual({ before: "A ", match: "lien", after: " & more bold words." });
		const long = `<p>${"word ".repeat(40)}lien${" tail".repeat(40)}</p>`;
		const at = long.indexOf("lien");
		const around = textContext(long, at, at + 4);
		expect(around.before).toMatch(/^… word/);
		expect(around.after).toMatch(/tail …$/);
		expect(around.before.length).toBeLessThan(70);
	});
});
