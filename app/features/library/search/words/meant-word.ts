import { editDistance } from "./edit-distance.ts";
import { foldTerm, type Term } from "./search-terms.ts";

/** Words shorter than this are one letter away from too many others. */
const SHORTEST = 4;
const LONGEST = 24;

/** The terms that may have been mistyped, the longest four. */
export function mistypable(terms: readonly Term[]): string[] {
	return terms
		.filter(({ text, isChinese }) => !isChinese && /^\p{L}+$/u.test(text))
		.map(({ text }) => text)
		.filter(({ length }) => length >= SHORTEST && length <= LONGEST)
		.sort((a, b) => b.length - a.length)
		.slice(0, 4);
}

/** Any of the trigrams of a word, for `MATCH` in a table of trigrams. */
export function anyTrigram(word: string): string {
	const letters = [...word];
	const trigrams = letters.slice(2).map((_letter, at) => letters.slice(at, at + 3).join(""));
	return [...new Set(trigrams)].map((trigram) => `"${trigram}"`).join(" OR ");
}

export type KnownWord = { folded: string; word: string };

/**
 * What a mistyped word was meant to be: the nearest known one, at most two letters away, one for words of up to five
 * letters; of equally near ones that which is alike for longest, then the shorter. Null when it is one of them or none is near.
 */
export function meantWord(typed: string, known: readonly KnownWord[]): KnownWord | null {
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

const WORD = /\p{L}+/gu;

/** A search with its mistyped words, by their folded form, as they were meant to be. */
export function withMeantWords(search: string, meant: ReadonlyMap<string, KnownWord>): string {
	return search.normalize("NFKC").replace(WORD, (word) => meant.get(foldTerm(word))?.word ?? word);
}

/** The words of texts that may be what a mistyped one was meant to be, each once. */
export function knowableWords(texts: readonly string[]): KnownWord[] {
	const words = new Map<string, string>();
	for (const text of texts) {
		for (const [found] of text.matchAll(WORD)) {
			if (found.length < SHORTEST || found.length > LONGEST || /\p{Script=Han}/u.test(found)) continue;
			const word = found.toLowerCase();
			const folded = foldTerm(word);
			if (!words.has(folded)) words.set(folded, word);
		}
	}
	return [...words].map(([folded, word]) => ({ folded, word }));
}
