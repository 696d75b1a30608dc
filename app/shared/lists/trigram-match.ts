import "../text/fold-han.server";
import { wordsOf } from "../text/fold-text";

/** A search of more words than this is made of the first ones. */
const MOST_WORDS = 12;

/**
 * What to look for with `MATCH` in a table of trigrams: every word, anywhere in
 * the text, in any of its spellings (`wordsOf`); `null` when there is no word. The triggers fold what they index by the same
 * letters.
 *
 * A trigram has three characters, so words of one or two are looked for where a
 * word begins or ends: the triggers write two spaces between words for it. What
 * is special to FTS5 (`"`, `*`, `OR`, `:`) stands for itself.
 */
export function trigramMatch(search: string, columns: readonly string[]): string | null {
	const words = wordsOf(search, MOST_WORDS);
	if (words.length === 0) return null;
	return `{${columns.join(" ")}} : (${words.map(anyOf).join(" AND ")})`;
}

function anyOf(spellings: readonly string[]): string {
	const matches = spellings.map(wordMatch);
	return matches.length > 1 ? `(${matches.join(" OR ")})` : String(matches[0]);
}

function wordMatch(word: string): string {
	const missing = 3 - [...word].length;
	if (missing <= 0) return phrase(word);
	const gap = " ".repeat(missing);
	return `(${phrase(gap + word)} OR ${phrase(word + gap)})`;
}

function phrase(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
