import type { Language } from "#app/shared/words/languages.ts";

/** Syllables of a word by its letters, at least one: exact for Russian, close for the others, 1 for Chinese. */
export function countSyllables(word: string, language: Language): number {
	const letters = word.normalize("NFC").toLowerCase();
	return Math.max(1, COUNTS[language](letters));
}

const COUNTS: Record<Language, (word: string) => number> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	ru: russian,
	zh: () => 1,
};

function english(word: string): number {
	if (word.length <= 3) return 1;
	const spoken = word
		.replace(/['’]s?$/, "")
		// Silent endings: "make", "makes", "asked", but "table", "houses", "wanted".
		.replace(/(?:[^aeiouyl]|[aeiouy]l)e$/, "x")
		.replace(/(?:[^aeiouylscxz]|[aeiouy]l)es$/, "x")
		.replace(/[^aeioutd]ed$/, "x")
		.replace(/^y/, "");
	return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0;
}

function german(word: string): number {
	return word.match(/aa|ee|oo|ie|ei|ai|au|eu|äu|[aeiouyäöü]/g)?.length ?? 0;
}

function french(word: string): number {
	const spoken = word
		.replace(/^(?:qu|[a-z])['’]/, "")
		.replace(/([^aeiouyéèêàâîôû])es?$/, "$1")
		.replace(/([qg])u(?=[eéèêiîa])/g, "$1");
	return spoken.match(/[éèê](?=[aeoiu])|[aàâäeéèêëiîïoôöuûüyœæ]+/g)?.length ?? 0;
}

function spanish(word: string): number {
	const spoken = word.replace(/([qg])u(?=[eéií])/g, "$1").replace(/y$/, "i");
	const groups = spoken.match(/[aeiouáéíóúü]+/g) ?? [];
	return groups.reduce((sum, group) => sum + Math.max(1, group.match(/[aeoáéíóú]/g)?.length ?? 0), 0);
}

function russian(word: string): number {
	return word.match(/[аеёиоуыэюя]/g)?.length ?? 0;
}
