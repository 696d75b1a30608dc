import { expect, test } from "vitest";
import type { Language } from "#app/shared/words/languages.ts";
import { readingLevel } from "./reading-level";
import { countSyllables } from "./syllables";
import { countText } from "./text-counts";

const repeated = (text: string) => Array<string>(20).fill(text).join("\n\n");

test("published values of Flesch's formula come out", () => {
	// Wikipedia, "Flesch–Kincaid readability tests": 116 and 37.5, here counted from the sentences themselves.
	const cat = repeated("The cat sat on the mat.");
	expect(readingLevel(countText(cat, "en"), "en")).toEqual({ score: 116, band: "plain" });
	const platypus = repeated("The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.");
	expect(countText(platypus, "en")).toEqual({ words: 260, sentences: 20, syllables: 480 });
	expect(readingLevel(countText(platypus, "en"), "en")).toEqual({ score: 37, band: "demanding" });
});

// A text of 15 words a sentence and 1.7 syllables a word, by the formulas as they were published.
test.each<[Language, number, string]>([
	["en", 48, "demanding"],
	["de", 66, "ordinary"],
	["fr", 67, "ordinary"],
	["es", 86, "plain"],
	["ru", 85, "plain"],
])("the same counts in %s are %i, %s", (language, score, band) => {
	expect(readingLevel({ words: 300, sentences: 20, syllables: 510 }, language)).toEqual({ score, band });
});

test("Chinese, and a text of a few words, have no level", () => {
	expect(readingLevel({ words: 300, sentences: 20, syllables: 300 }, "zh")).toBeNull();
	expect(readingLevel({ words: 99, sentences: 9, syllables: 120 }, "en")).toBeNull();
	expect(readingLevel({ words: 0, sentences: 0, syllables: 0 }, "en")).toBeNull();
});

test("only running text is counted", () => {
	const markdown =
		"## A heading\n\nOne two. Three!\n\n- four\n\n| a | b |\n|---|---|\n| c | d |\n\n![e](figure:f)\n\n![g](file:0123456789abcdef0123456789abcdef)\n\n[recall: g]";
	expect(countText(markdown, "en")).toEqual({ words: 4, sentences: 3, syllables: 4 });
});

test.each<[Language, string, number]>([
	["en", "offer", 2],
	["en", "price", 1],
	["en", "asked", 1],
	["en", "wanted", 2],
	["en", "houses", 2],
	["en", "table", 2],
	["en", "special", 2],
	["de", "Grundstück", 2],
	["de", "Häuser", 2],
	["de", "Eigentümerin", 5],
	["de", "Familie", 3],
	["fr", "maison", 2],
	["fr", "vendre", 1],
	["fr", "quatre", 1],
	["fr", "créer", 2],
	["fr", "négociation", 4],
	["es", "casa", 2],
	["es", "país", 2],
	["es", "guerra", 2],
	["es", "ciudad", 2],
	["es", "propietario", 4],
	["ru", "собственник", 3],
	["ru", "в", 1],
])("%s: %s has %i syllables", (language, word, count) => expect(countSyllables(word, language)).toBe(count));
