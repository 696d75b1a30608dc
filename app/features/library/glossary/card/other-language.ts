import type { TermInLanguage } from "../term/term-view";

/** The term in the browser's first other language that has it; else in English, unless that is the page's. */
export function otherLanguage(others: readonly TermInLanguage[], preferred: readonly string[]): TermInLanguage | null {
	const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
	const wanted = known.find((code) => others.some(({ language }) => language === code)) ?? "en";
	return others.find(({ language }) => language === wanted) ?? null;
}
