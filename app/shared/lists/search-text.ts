export const LONGEST_SEARCH = 300;

export function readSearch(text: string): string {
	const oneLine = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
	return [...oneLine].slice(0, LONGEST_SEARCH).join("").trim();
}
