import { type SearchWord, stemOf } from "./search-words.ts";

/** Every word as a prefix; null without words. Quotes FTS5 syntax. */
export function matchQuery(terms: readonly SearchWord[]): string | null {
	return terms.length === 0 ? null : terms.map(termMatch).join(" AND ");
}

/** A wider query: any of the words or their corrections. Null when it would be the same. */
export function looseQuery(terms: readonly SearchWord[], meant: ReadonlyMap<string, string>): string | null {
	const telling = terms.filter(({ text, isChinese }) => isChinese || text.length > 2);
	const asked = telling.length > 0 ? telling : terms;
	const queries = asked.flatMap((term) => {
		if (term.isChinese) return term.pairs.length > 0 ? term.pairs.map(phrase) : [termMatch(term)];
		const word = meant.get(term.text);
		return word ? [wordMatch(word)] : [termMatch(term)];
	});
	const query = [...new Set(queries)].join(" OR ");
	return query === "" || query === matchQuery(terms) ? null : query;
}

function termMatch(term: SearchWord): string {
	if (!term.isChinese) return wordMatch(term.text, term.others);
	return term.pairs.length > 0 ? grouped(term.pairs.map(phrase), "AND") : `${phrase(term.text)}*`;
}

/** A prefix match; single letters match whole words only. */
function wordMatch(word: string, others: readonly string[] = []): string {
	if (word.length === 1) return phrase(word);
	return grouped(
		[...new Set([word, ...others].flatMap((spelling) => [spelling, stemOf(spelling)]))].map(
			(beginning) => `${phrase(beginning)}*`,
		),
		"OR",
	);
}

function grouped(queries: readonly string[], operator: "AND" | "OR"): string {
	return queries.length > 1 ? `(${queries.join(` ${operator} `)})` : String(queries[0]);
}

function phrase(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
