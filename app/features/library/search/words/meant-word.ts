import { editDistance } from "./edit-distance.ts";
import { foldTerm, type SearchWord } from "./search-words.ts";

/** Shorter words are one letter away from too many others. */
const MIN_CORRECTED_LENGTH = 4;
const MAX_CORRECTED_LENGTH = 24;

/** Terms that may have typos; the four longest. */
export function termsToCorrect(terms: readonly SearchWord[]): string[] {
	return terms
		.filter(({ text, isChinese }) => !isChinese && /^\p{L}+$/u.test(text))
		.map(({ text }) => text)
		.filter(({ length }) => length >= MIN_CORRECTED_LENGTH && length <= MAX_CORRECTED_LENGTH)
		.sort((a, b) => b.length - a.length)
		.slice(0, 4);
}

/** `MATCH` expression for any trigram of the word. */
export function anyTrigram(word: string): string {
	const letters = [...word];
	const trigrams = letters.slice(2).map((_letter, at) => letters.slice(at, at + 3).join(""));
	return [...new Set(trigrams)].map((trigram) => `"${trigram}"`).join(" OR ");
}

export type KnownWord = { folded: string; word: string };

/**
 * The nearest known word: at most two edits, one for up to five letters; ties prefer the longest common beginning,
 * then the shorter word. Null when it is known or none is near.
 */
export function correctedWord(typed: string, known: readonly KnownWord[]): KnownWord | null {
	const most = typed.length > 5 ? 2 : 1;
	const near = known
		.map((one) => ({ one, distance: editDistance(typed, one.folded, most) }))
		.filter(({ distance }) => distance <= most)
		.sort(
			(a, b) =>
				a.distance - b.distance ||
				alikeUpTo(typed, b.one.folded) - alikeUpTo(typed, a.one.folded) ||
				a.one.folded.length - b.one.folded.length ||
				(a.one.folded < b.one.folded ? -1 : 1),
		);
	return near[0] && near[0].distance > 0 ? near[0].one : null;
}

function alikeUpTo(a: string, b: string): number {
	const end = [...a].findIndex((letter, at) => letter !== b[at]);
	return end < 0 ? a.length : end;
}

const WORD_PATTERN = /\p{L}+/gu;

export function withCorrectedWords(search: string, meant: ReadonlyMap<string, KnownWord>): string {
	return search.normalize("NFKC").replace(WORD_PATTERN, (word) => meant.get(foldTerm(word))?.word ?? word);
}

export function correctionWords(texts: readonly string[]): KnownWord[] {
	const words = new Map<string, string>();
	for (const text of texts) {
		for (const [found] of text.matchAll(WORD_PATTERN)) {
			if (found.length < MIN_CORRECTED_LENGTH || found.length > MAX_CORRECTED_LENGTH || /\p{Script=Han}/u.test(found))
				continue;
			const word = found.toLowerCase();
			const folded = foldTerm(word);
			if (!words.has(folded)) words.set(folded, word);
		}
	}
	return [...words].map(([folded, word]) => ({ folded, word }));
}
