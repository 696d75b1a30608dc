import { expect, test } from "vitest";
import { suggestTerms } from "./nearest-terms";

const term = (slug: string, title: string, aliases: string[]) => ({
	slug,
	title,
	inEnglish: false,
	words: { aliases },
	englishWords: { aliases: [] },
});
const TERMS = [
	term("comparable", "Vergleichsobjekt", ["Vergleichsobjekte", "Vergleichsobjekten", "Vergleichsverkauf", "Comp"]),
	term("assignment-fee", "Abtretungsgebühr", ["Abtretungshonorar"]),
	term("escrow", "Treuhand", []),
];
const near = (slug: string) => suggestTerms(slug, TERMS, "de").map((found) => found.slug);

test("a term is found by its address, its title and its other names in the language", () => {
	expect(near("asignment-fe")).toEqual(["assignment-fee"]);
	expect(near("vergleichsobjekt")).toEqual(["comparable"]);
	expect(near("abtretungshonorare")[0]).toBe("assignment-fee");
	expect(near("qqqq")).toEqual([]);
});
