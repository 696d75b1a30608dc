import { describe, expect, test } from "vitest";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { definingTypes, type ReadPart } from "../searchables";
import { entryTexts, toIndexRow } from "./index-rows";
import { plainText } from "./plain-text";
import { synonymsOf } from "./synonyms";

const facts = (body: object, key = "entry"): ReadPart => ({ key, language: "*", body: { ...body } });
const words = (body: object, language = "en", key = "entry"): ReadPart => ({ key, language, body: { ...body } });

const entryRows = (kind: string, parts: readonly ReadPart[]) => {
	const declared = SEARCHABLES.entries.get(kind);
	return declared ? entryTexts(declared, parts).map(toIndexRow) : [];
};

test.each([
	["The loan is {loan + 5 * perDay} today.", "The loan is ... today."],
	["## One\n\nDo *it* [now](/help/x).", "One Do it now."],
	["1. first\n2. second", "first second"],
	["| a | b |\n|---|---|\n| 1 | 2 |", "a b 1 2"],
	["![A plan](figure:plan)\n\n[recall: who-pays]\n\nText", "A plan Text"],
	["line\nbreak `code` <b>x</b>", "line break code <b>x</b>"],
	["在**美国**，ｅscrow（托管）：那是另一回事。", "在美国，escrow（托管）：那是另一回事。"],
])("%j is read as %j", (markdown, text) => {
	expect(plainText(markdown)).toBe(text);
});

describe("an entry", () => {
	test("is found by title, other names and every text, what it says in short first", () => {
		const rows = entryRows("term", [
			facts({ slug: "escrow", access: "public", course: null, details: { link: "secret fact" } }),
			words({ title: "escrow", body: "**Held** by a third.", short: "A neutral account.", aliases: ["escrows"] }),
			words({ title: "托管", short: "中立账户", aliases: [] }, "zh"),
			words({ title: "", short: "ohne Titel" }, "de"),
		]);
		expect(rows.map(({ language, title, aliases, text, path }) => [language, title, aliases, text, path])).toEqual([
			["en", "escrow", "escrows", "A neutral account. Held by a third.", "/glossary/escrow"],
			["zh", "托管", "", "中立账户", "/glossary/escrow"],
		]);
		expect(rows.map(({ cut }) => cut?.title.trim() ?? null)).toEqual([null, "托管 管"]);
	});

	test("that is a bonus is found by everybody, by what the list shows of it and nothing else", () => {
		const rows = entryRows("resource", [
			facts({ slug: "costs", access: "bonus", course: null }),
			words({ title: "Costs", summary: "In short.", body: "Inside.", inputs: { spend: "Inside too" } }),
		]);
		expect(rows).toMatchObject([{ access: "public", title: "Costs", text: "In short." }]);
	});

	test("has the items of its lists, whatever their shape", () => {
		const [row] = entryRows("resource", [
			facts({ slug: "flags", access: "entitled", course: "across-borders" }),
			words({
				title: "Flags",
				summary: "S.",
				sections: { a: { title: "Photos", items: { b: { text: "Same room" } } } },
			}),
		]);
		expect(row).toMatchObject({ text: "S. Photos Same room", access: "entitled", courseSlug: "across-borders" });
	});

	test("that is an article for admins is found by admins alone", () => {
		const found = (details: object) =>
			entryRows("help", [facts({ slug: "desk", access: "public", course: null, details }), words({ title: "Desk" })]);
		expect(found({ readers: "admins" })).toMatchObject([{ access: "admins", path: "/help/desk" }]);
		expect([...found({ readers: "everyone" }), ...found({})]).toMatchObject([
			{ access: "public" },
			{ access: "public" },
		]);
	});

	test.each([
		["manual", "learner-dashboard", "public", "/help/manuals/learner/dashboard"],
		["manual", "instructor-your-learners", "instructors", "/help/manuals/instructor/your-learners"],
		["manual", "admin-manual", "admins", "/help/manuals/admin/manual"],
		["legal", "affiliate-terms", "public", "/legal/affiliate-terms"],
		["legal", "accessibility", "public", "/accessibility"],
		["legal", "imprint", "public", "/legal/imprint"],
	])("of kind %s, %s, is found as %s at %s", (kind, slug, access, path) => {
		const rows = entryRows(kind, [facts({ slug, access: "public", course: null }), words({ title: "A", body: "B." })]);
		expect(rows.map((row) => [row.type, row.access, row.path, row.text])).toEqual([[kind, access, path, "B."]]);
	});

	test.each([
		["section", "help-start"],
		["manual", "learner-"],
		["manual", "visitor-first-steps"],
	])("that no page shows is not found: %s %s", (kind, slug) => {
		expect(entryRows(kind, [facts({ slug, access: "public" }), words({ title: "A" })])).toEqual([]);
	});
});

test("other names of a term lead to what it is called", () => {
	const rows = entryRows("term", [
		facts({ slug: "arv", access: "public", course: null }),
		words({ title: "after-repair value", short: "s", aliases: ["ARV", "After repair  value", "resale value"] }),
	]);
	expect(synonymsOf(rows, definingTypes(SEARCHABLES.types))).toEqual([
		{ language: "en", alias: "arv", query: '"after"* AND "repair"* AND "value"*' },
		{ language: "en", alias: "resale value", query: '"after"* AND "repair"* AND "value"*' },
	]);
});
