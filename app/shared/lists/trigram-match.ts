/** A search of more words than this is made of the first ones. */
const MOST_WORDS = 12;

/**
 * What to look for with `MATCH` in a table of trigrams: every word, anywhere in
 * the text, whatever its case and accents; `null` when there is no word.
 *
 * A trigram has three characters, so words of one or two are looked for where a
 * word begins or ends: the triggers write two spaces between words for it. What
 * is special to FTS5 (`"`, `*`, `OR`, `:`) stands for itself.
 */
export function trigramMatch(search: string, columns: readonly string[]): string | null {
	const words = [...new Set(search.normalize("NFC").split(/\s+/u))].filter(Boolean).slice(0, MOST_WORDS);
	if (words.length === 0) return null;
	return `{${columns.join(" ")}} : (${words.map(wordMatch).join(" AND ")})`;
}

function wordMatch(word: string): string {
	// The tokenizer passes over accents that stand alone, so they do not count.
	const missing = 3 - [...word.replace(/[\u0300-\u036f]/g, "")].length;
	if (missing <= 0) return phrase(word);
	const gap = " ".repeat(missing);
	return `(${phrase(gap + word)} OR ${phrase(word + gap)})`;
}

function phrase(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
