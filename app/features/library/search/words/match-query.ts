import { stemOf, type Term } from "./search-terms.ts";

/**
 * What to look for with `MATCH`: every word, as the beginning of one; null when there is none. Whatever is special to
 * FTS5 stands in quotes and so for itself.
 */
export function matchQuery(terms: readonly Term[]): string | null {
	return terms.length === 0 ? null : terms.map(termMatch).join(" AND ");
}

/**
 * The same question asked more widely, for when nothing has all of it: any of the words, or what they may have been meant
 * to be. Null when that would ask nothing else.
 */
export function looseQuery(terms: readonly Term[], meant: ReadonlyMap<string, string>): string | null {
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

function termMatch(term: Term): string {
	if (!term.isChinese) return wordMatch(term.text, term.others);
	return term.pairs.length > 0 ? grouped(term.pairs.map(phrase), "AND") : `${phrase(term.text)}*`;
}

/** The beginning of a word; a single letter must be the whole of it, or it would begin nearly everything. */
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
