import { describe, expect, test } from "vitest";
import { MARKDOWN_LIMIT } from "#db/content/markdown.ts";
import { kindNamed } from "#tests/library/kinds.ts";
import { previewOf } from "./entry-preview.server";
import { EntryActionForm, MoveForm, PublishForm, RevertForm, WritingForm } from "./schemas.server";

const english = { title: "Begin", summary: "How to begin.", body: "## One", keywords: [] };

describe("a preview", () => {
	test("shows the words of a language, and English where it lacks them", () => {
		const words = { title: "Anfangen", summary: "" };
		const preview = previewOf(kindNamed("help").form, {}, { words, english, language: "de" });
		expect(preview).toMatchObject({ title: "Anfangen", summary: "How to begin.", bodyInEnglish: true, language: "de" });
		expect(preview.html).toContain("<h2");
	});

	test("of the English itself is never in English for want of another", () => {
		expect(previewOf(kindNamed("help").form, {}, { words: english, english: {}, language: "en" }).bodyInEnglish).toBe(
			false,
		);
		expect(
			previewOf(kindNamed("help").form, {}, { words: { ...english, body: "" }, english, language: "en" }).bodyInEnglish,
		).toBe(false);
	});

	test("of a term has its definition and names, of a place its rules", () => {
		const term = { title: "Escrow", short: "Held by a third.", aliases: ["escrow account", 7] };
		expect(previewOf(kindNamed("term").form, {}, { words: term, english: {}, language: "en" })).toMatchObject({
			summary: "Held by a third.",
			aliases: ["escrow account", "7"],
		});
		const facts = { rules: { licence: { answer: "required", source: { name: "A statute" } } } };
		const words = { title: "Texas", rules: { licence: { text: "A licence.", doubt: "None." } } };
		const { rules } = previewOf(kindNamed("place").form, facts, { words, english: {}, language: "en" });
		expect(rules).toHaveLength(6);
		expect(rules[0]).toEqual({ cell: "licence", answer: "required", text: "A licence.", doubt: "None." });
	});

	test("of a resource has its rows, and the outline of a template as readers see it", () => {
		const facts = { kind: "template", fields: [{ key: "name", type: "text" }] };
		const words = { title: "Letter", outline: "Dear **{{name}}**", fields: { name: "Name" } };
		const preview = previewOf(kindNamed("resource").form, facts, { words, english: {}, language: "en" });
		expect(preview).toMatchObject({ variant: "template", fields: [{ key: "name", label: "Name", type: "text" }] });
		expect(preview.outlineHtml).toContain("<strong>{{name}}</strong>");
		expect(
			previewOf(kindNamed("help").form, { kind: "template" }, { words, english: {}, language: "en" }).variant,
		).toBe("");
	});

	test.each([
		["a text that is too long", "word ".repeat(MARKDOWN_LIMIT)],
		["half a surrogate pair", "a\ud83d"],
		["markup", '<script>alert(1)</script><img src=x onerror="alert(1)">[a](javascript:alert(1))'],
	])("shows %s without harm", (_case, body) => {
		const { html } = previewOf(
			kindNamed("help").form,
			{},
			{ words: { ...english, body }, english: {}, language: "en" },
		);
		expect(html).not.toMatch(/<script|<img|href="javascript/);
		expect(html.length).toBeGreaterThan(0);
	});

	test("of nothing at all is empty", () => {
		expect(previewOf(kindNamed("help").form, {}, { words: {}, english: {}, language: "de" })).toMatchObject({
			title: "",
			summary: "",
			html: "",
			aliases: [],
			bodyInEnglish: false,
		});
	});
});

describe("the forms of the editor", () => {
	const writing = { lang: "de", revision: "3", factsRevision: "0" };
	const isTaken = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
		schema.safeParse(value).success;

	test.each([
		["a language that there is not", { lang: "xx" }],
		["facts as a language", { lang: "*" }],
		["a revision below none", { revision: "-1" }],
		["half a revision", { revision: "1.5" }],
		["a hash that is none", { source: "abc" }],
		["a field that no form has", { admin: "1" }],
		["an intent that there is not", { intent: "delete" }],
	])("take no %s", (_case, given) => {
		expect(isTaken(WritingForm, writing)).toBe(true);
		expect(isTaken(WritingForm, { ...writing, ...given })).toBe(false);
	});

	test.each(["en:3:2", "de:1:0"])("publish %s", (box) => {
		expect(isTaken(PublishForm, { intent: "publishNow", drafts: [box] })).toBe(true);
	});

	test.each(["en", "en:3", "*:1:1", "en:-1:0", "en:1:1:1", "EN:1:1", "en:1234567890:1", "en:1:1\n"])(
		"publish no %j",
		(box) => {
			expect(isTaken(PublishForm, { intent: "publishNow", drafts: [box] })).toBe(false);
		},
	);

	test("take a note of one line up to its limit", () => {
		expect(PublishForm.parse({ intent: "publishNow", note: " a\nb " }).note).toBe("a b");
		expect(isTaken(PublishForm, { intent: "publishNow", note: "字".repeat(300) })).toBe(true);
		expect(isTaken(PublishForm, { intent: "publishNow", note: "字".repeat(301) })).toBe(false);
	});

	test("take back versions and move entries that can be there", () => {
		expect([1, "2"].map((version) => isTaken(RevertForm, { intent: "takeBack", version }))).toEqual([true, true]);
		expect([0, "x", 1.5, null].some((version) => isTaken(RevertForm, { intent: "takeBack", version }))).toBe(false);
		expect(isTaken(MoveForm, { id: "7", direction: "up" })).toBe(true);
		expect(isTaken(MoveForm, { id: "7", direction: "left" })).toBe(false);
		expect(isTaken(MoveForm, { id: "0", direction: "up" })).toBe(false);
	});

	test("discard only what says which revision was seen", () => {
		expect(isTaken(EntryActionForm, { intent: "discard", ...writing })).toBe(true);
		expect(isTaken(EntryActionForm, { intent: "discard", lang: "de" })).toBe(false);
		expect(isTaken(EntryActionForm, { intent: "retire", reason: "why" })).toBe(false);
		expect(isTaken(EntryActionForm, { intent: "merge", into: "x".repeat(81) })).toBe(false);
	});
});
