import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterEntries } from "#app/features/library/entries/editor/list/filter-entries.ts";
import { foldedName, matchingTerms } from "#app/features/library/glossary/list/matching-terms.ts";
import { searchArticles } from "#app/features/library/help/articles/search-articles.ts";
import { letterFoldRows } from "#db/letter-folds.ts";
import { trigramMatch } from "../lists/trigram-match";
import { foldText, foldWithPlaces, hasAllWords, spellingsOf } from "./fold-text";

const ALIKE = [
	["ежиков", "Ёжиков"],
	["strasse", "Straße"],
	["οδυσσεας", "Οδυσσέας"],
	["ΟΔΥΣΣΕΑΣ", "Οδυσσέας"],
	["kaeufer", "Käufer"],
	["kaufer", "Käufer"],
	["muenchen", "München"],
	["wholesale", "ＷＨＯＬＥＳＡＬＥ"],
	["wholesale", "whole\u00adsale"],
	["coeur", "cœur"],
	["合同转让", "合同轉讓"],
	["jose", "José"],
] as const;

describe.each(ALIKE.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))("%s finds %s", (q, text) => {
	test("in every list that is filtered here", () => {
		expect(hasAllWords(`one ${text} two`, q)).toBe(true);
		const groups = [{ letter: "A", terms: [{ folded: foldedName(text) }] }];
		expect(matchingTerms(groups, q)).toHaveLength(1);
		expect(searchArticles([{ title: text, summary: "", keywords: [] }], q)).toHaveLength(1);
		const row = { id: 1, key: "one", section: "", position: 0, reviewedOn: "", changedAt: new Date(0) };
		const rows = [{ ...row, isPublished: true, isRetired: false, drafts: [], titles: { en: text } }];
		const query = {
			q,
			sort: "order",
			isDescending: false,
			page: 1,
			filters: { section: null, missing: null, state: null },
		};
		expect(filterEntries(rows, query as never, { today: "2026-01-01", language: "en" }).found).toBe(1);
	});

	test("in the searches of the database", () => {
		expect(trigramMatch(q, ["name"])).toContain(`"${foldText(text)}"`);
	});
});

test.each(["queen", "value", "neue", "due", "poet"])("%s is not taken for a word with an umlaut", (word) => {
	expect(spellingsOf(word)).toEqual([word]);
});

test("Й stays a letter of its own, in pieces as well", () => {
	expect(foldText("Район")).toBe("район");
	expect(foldText("Район".normalize("NFD"))).toBe("район");
	expect(foldWithPlaces("Район".normalize("NFD")).folded).toBe("район");
});

/** Letters that fold to zero, one, two or other UTF-16 units. */
const LETTERS = [..."aAßи\u0306йЁ轉é\u0301\u00adﬁ\u200d😀𝐀’ ς"];

test("places lead back into the text", () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 30 }), (text) => {
			const composed = text.normalize("NFC");
			const { folded, places } = foldWithPlaces(composed);
			expect(folded).toBe(foldText(composed));
			expect(places).toHaveLength(folded.length + 1);
			expect(places).toEqual([...places].sort((a, b) => a - b));
		}),
	);
});

test("what a letter is folded to is folded to itself", { timeout: 120_000 }, () => {
	const rows = [...letterFoldRows()];
	expect(rows.length).toBeGreaterThan(10_000);
	expect(rows.filter(([, folded]) => foldText(folded) !== folded)).toEqual([]);
});
