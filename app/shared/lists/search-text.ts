/** A search of any page or call takes this many characters, of any alphabet. */
export const LONGEST_SEARCH = 300;

/** What was typed into a search, as one line without control characters, cut at `LONGEST_SEARCH` characters. */
export function readSearch(text: string): string {
	const oneLine = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
	return [...oneLine].slice(0, LONGEST_SEARCH).join("").trim();
}
