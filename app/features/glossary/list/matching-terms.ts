type Group<Term> = { letter: string; terms: Term[] };

/** The most that the filter looks at. */
export const LONGEST_FILTER = 80;

/** A name as it is compared with what somebody types: without case and accents. Й stays a letter of its own. */
export function foldedName(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFD")
		.replace(/(?!\u0306)\p{M}/gu, "")
		.normalize("NFC")
		.replaceAll("’", "'")
		.replace(/\s+/g, " ")
		.trim();
}

/** The groups with the terms that have a text in their name or in another name for them; all of them for an empty text. */
export function matchingTerms<Term extends { folded: string }>(
	groups: readonly Group<Term>[],
	text: string,
): readonly Group<Term>[] {
	const wanted = foldedName(text.slice(0, LONGEST_FILTER));
	if (wanted === "") return groups;
	return groups.flatMap(({ letter, terms }) => {
		const found = terms.filter(({ folded }) => folded.includes(wanted));
		return found.length > 0 ? [{ letter, terms: found }] : [];
	});
}
