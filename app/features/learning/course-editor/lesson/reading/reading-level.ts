import type { Language } from "#app/shared/words/languages.ts";
import type { TextCounts } from "./text-counts";

export const READING_BANDS = ["plain", "ordinary", "demanding", "veryDemanding"] as const;
export type ReadingLevel = { score: number; band: (typeof READING_BANDS)[number] };

/** The formulas are made for samples of a hundred words; of less they say nothing. */
const FEWEST_WORDS = 100;

type Formula = {
	score: (wordsPerSentence: number, syllablesPerWord: number) => number;
	/** The lowest scores that are plain, ordinary and demanding. */
	from: readonly [plain: number, ordinary: number, demanding: number];
};
const FLESCH_BANDS = [70, 50, 30] as const;

const FORMULAS: Record<Language, Formula | null> = {
	// Flesch 1948
	en: { score: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables, from: FLESCH_BANDS },
	// Amstad 1978
	de: { score: (words, syllables) => 180 - words - 58.5 * syllables, from: FLESCH_BANDS },
	// Kandel and Moles 1958
	fr: { score: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables, from: FLESCH_BANDS },
	// Szigriszt Pazos 1993, with the bands of Barrio-Cantalejo 2008 (INFLESZ)
	es: { score: (words, syllables) => 206.835 - words - 62.3 * syllables, from: [65, 55, 40] },
	// Oborneva 2006
	ru: { score: (words, syllables) => 206.835 - 1.3 * words - 60.1 * syllables, from: FLESCH_BANDS },
	// No formula over words and syllables is accepted for Chinese.
	zh: null,
};

/** How hard a text reads by the formula of its language, from about 0 (hard) to 100; null where it says nothing. */
export function readingLevel({ words, sentences, syllables }: TextCounts, language: Language): ReadingLevel | null {
	const formula = FORMULAS[language];
	if (!formula || words < FEWEST_WORDS || sentences === 0) return null;
	const score = Math.round(formula.score(words / sentences, syllables / words));
	const at = formula.from.findIndex((least) => score >= least);
	return { score, band: READING_BANDS[at === -1 ? 3 : at] ?? "veryDemanding" };
}
