import "../text/fold-han.server";
import { wordsOf } from "../text/fold-text";

const MOST_WORDS = 12;

/**
 * A `MATCH` expression for a trigram table: every word, anywhere, in any spelling (`wordsOf`); null without a word.
 * Words under three characters match only at the start or end of a word, where the triggers index two spaces. FTS5
 * syntax is escaped.
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
