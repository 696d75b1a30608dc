import { foldText, spellingsOf } from "#app/shared/text/fold-text.ts";

type Group<Term> = { letter: string; terms: Term[] };

export const LONGEST_FILTER = 80;

export function foldedName(text: string): string {
	return foldText(text).replace(/\s+/g, " ").trim();
}

export function matchingTerms<Term extends { folded: string }>(
	groups: readonly Group<Term>[],
	text: string,
): readonly Group<Term>[] {
	const wanted = spellingsOf(text.slice(0, LONGEST_FILTER).trim()).map(foldedName);
	if (wanted[0] === "") return groups;
	return groups.flatMap(({ letter, terms }) => {
		const found = terms.filter(({ folded }) => wanted.some((spelling) => folded.includes(spelling)));
		return found.length > 0 ? [{ letter, terms: found }] : [];
	});
}
