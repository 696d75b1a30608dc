import { describe, expect, test } from "vitest";
import { kindNamed } from "#tests/library/kinds.ts";
import { fromEntryForm, fromTranslationForm, toForm, toTranslation } from "./entry-form";
import { checkFacts, checkWords } from "./entry-problems.server";
import { translationPairs } from "./translation-pairs";

const checklist = {
	facts: {
		kind: "checklist",
		topic: "classifieds",
		countries: ["anywhere"],
		access: "public",
		reviewed: "2026-11-22",
		related: ["wire-fraud-card"],
		lessons: [],
		sections: [{ key: "photos", items: ["same-room", "roof"] }],
	},
	words: {
		title: "Red flags",
		summary: "What to look for.",
		body: "Read it.",
		sections: {
			photos: {
				title: "Photographs",
				items: { "same-room": { text: "One room", note: "" }, roof: { text: "Roof", note: "Why" } },
			},
		},
	},
};
const calculator = {
	facts: {
		kind: "calculator",
		topic: "analysis",
		countries: ["US", "CA"],
		access: "entitled",
		course: "analysis",
		reviewed: "2026-11-22",
		related: [],
		lessons: [],
		inputs: [{ key: "arv", unit: "USD", default: 205000.5, min: 0, group: "first" }],
		results: [{ key: "offer", unit: "USD", formula: "arv / 2" }],
	},
	words: {
		title: "Offer",
		summary: "Reckon.",
		body: "",
		inputs: { arv: "Value" },
		results: { offer: "Offer" },
		groups: { first: "First" },
	},
};
const rule = { answer: "depends", source: { name: "A statute", url: "https://a.example/b" }, reviewedOn: "2026-11-01" };
const cells = ["licence", "disclosure", "assignment", "doubleClosing", "marketing", "withholding"];
const place = {
	facts: { kind: "state", country: "US", rules: Object.fromEntries(cells.map((cell) => [cell, rule])) },
	words: {
		title: "Texas",
		rules: Object.fromEntries(cells.map((cell) => [cell, { text: `About ${cell}`, doubt: "" }])),
	},
};

describe("a form shows an entry and gives it back as it was", () => {
	test.each([
		["resource", checklist],
		["resource", calculator],
		["place", place],
	] as const)("%s", (kind, entry) => {
		expect(fromEntryForm(kindNamed(kind).form, toForm(kindNamed(kind).form, entry))).toEqual(entry);
		expect(checkFacts(kindNamed(kind), entry.facts).problems).toEqual({});
		expect(checkWords(kindNamed(kind), entry.facts, entry.words).problems).toEqual({});
	});

	test("a term, whose lists are written line by line", () => {
		const facts = {
			countries: ["anywhere"],
			related: ["lien", "equity"],
			lessons: [],
			link: "first",
			reviewed: "2026-11-22",
		};
		const words = { title: "escrow", short: "A third party.", aliases: ["escrow account", "Treuhand"], body: "Text" };
		const form = toForm(kindNamed("term").form, { facts, words });
		expect(form).toMatchObject({ related: "lien\nequity", aliases: "escrow account\nTreuhand", countries: "anywhere" });
		expect(fromEntryForm(kindNamed("term").form, form)).toEqual({ facts, words });
	});
});

test("a row that is new gets a key from its text, and no two get the same", () => {
	const { facts } = fromEntryForm(kindNamed("resource").form, {
		kind: "checklist",
		sections: [
			{ key: "", title: "Photos", items: [{ text: "Look at it" }, { text: "Look at it" }, { text: "看" }] },
			{ key: "photos", title: "More" },
		],
	});
	expect(facts.sections).toEqual([
		{ key: "photos-2", items: ["look-at-it", "look-at-it-2", "item"] },
		{ key: "photos", items: [] },
	]);
});

test("figures are read as people type them, and what is none stays for its schema to refuse", () => {
	const inputs = [{ key: "arv", unit: "USD", default: "205 000,5", min: "", max: "a lot", label: "Value" }];
	const { facts } = fromEntryForm(kindNamed("resource").form, { kind: "calculator", inputs });
	expect(facts.inputs).toEqual([{ key: "arv", unit: "USD", default: 205000.5, max: "a lot" }]);
	expect(checkFacts(kindNamed("resource"), facts).problems["inputs[0].max"]).toEqual({ key: "errors.number" });
});

test("the form of a legal page asks for nothing that no page reads", () => {
	const facts = { effective: "2026-11-22", consent: true };
	expect(toForm(kindNamed("legal").form, { facts, words: {} })).not.toHaveProperty("consent");
	expect(checkFacts(kindNamed("legal"), facts).problems).toEqual({});
});

describe("what is wrong is told at its field", () => {
	test("words in rows are found by their keys", () => {
		const words = structuredClone(checklist.words);
		words.sections.photos.items.roof.text = "";
		words.title = "x".repeat(161);
		const { problems } = checkWords(kindNamed("resource"), checklist.facts, words);
		expect(problems).toEqual({
			title: { key: "errors.tooLong", values: { limit: 160 } },
			"sections[0].items[1].text": { key: "errors.empty" },
		});
	});

	test("facts have the names of their fields", () => {
		const wrong = {
			...checklist.facts,
			reviewed: "soon",
			countries: ["Mars"],
			topic: "",
			lessons: ["no"],
			access: "entitled",
		};
		expect(checkFacts(kindNamed("resource"), wrong).problems).toMatchObject({
			reviewed: { key: "errors.day" },
			countries: { key: "errors.country" },
			topic: { key: "errors.choose" },
			lessons: { key: "errors.lesson" },
		});
		expect(checkFacts(kindNamed("resource"), { ...checklist.facts, access: "entitled" }).problems).toEqual({
			course: { key: "errors.course" },
		});
	});

	test("a cell of a place has its own", () => {
		const rules = { ...place.facts.rules, licence: { ...rule, source: { name: "", url: "no address" } } };
		expect(checkFacts(kindNamed("place"), { ...place.facts, rules }).problems).toEqual({
			"rules.licence.sourceName": { key: "errors.empty" },
			"rules.licence.sourceUrl": { key: "errors.address" },
		});
	});
});

test("a translation has the rows of the English, and leaves out what is empty", () => {
	const german = {
		title: "Warnzeichen",
		sections: { photos: { title: "Fotos", items: { roof: { text: "Dach", note: "" } } } },
	};
	const form = toTranslation(kindNamed("resource").form, { facts: checklist.facts, words: german });
	const words = fromTranslationForm(kindNamed("resource").form, checklist.facts, form);
	expect(words).toEqual({
		title: "Warnzeichen",
		sections: { photos: { title: "Fotos", items: { roof: { text: "Dach" } } } },
	});
	expect(checkWords(kindNamed("resource"), checklist.facts, words, { isTranslation: true }).problems).toEqual({
		summary: { key: "errors.empty" },
	});

	const { pairs, keys } = translationPairs(
		kindNamed("resource").form,
		"checklist",
		toTranslation(kindNamed("resource").form, checklist),
		form,
	);
	expect(pairs.map(({ name, english, own }) => [name, english, own])).toEqual([
		["title", "Red flags", "Warnzeichen"],
		["summary", "What to look for.", ""],
		["body", "Read it.", ""],
		["sections[0].title", "Photographs", "Fotos"],
		["sections[0].items[0].text", "One room", ""],
		["sections[0].items[1].text", "Roof", "Dach"],
		["sections[0].items[1].note", "Why", ""],
	]);
	expect(keys.map(({ name, value }) => `${name} ${value}`)).toEqual([
		"sections[0].key photos",
		"sections[0].items[0].key same-room",
		"sections[0].items[1].key roof",
	]);
});

test("a download has its file in the English form and a file of its own in each translation", () => {
	const file = "0".repeat(32);
	const translatedFile = "1".repeat(32);
	const facts = { kind: "download", file };

	const english = toForm(kindNamed("resource").form, { facts, words: { title: "Sheet" } });
	expect(english).toMatchObject({ file });
	expect(english).not.toHaveProperty("translatedFile");

	const translation = toTranslation(kindNamed("resource").form, { facts, words: { title: "Blatt", translatedFile } });
	expect(translation).toMatchObject({ translatedFile });
	expect(fromTranslationForm(kindNamed("resource").form, facts, translation)).toMatchObject({ translatedFile });
	expect(fromTranslationForm(kindNamed("resource").form, { kind: "article" }, translation)).not.toHaveProperty(
		"translatedFile",
	);
});
