import type { TermInLanguage } from "../term/term-view";

/** The term in the first other language that somebody reads, by what the browser says; else in English, if that is another one. */
export function otherLanguage(others: readonly TermInLanguage[], read: readonly string[]): TermInLanguage | null {
	const known = read.map((tag) => tag.slice(0, 2).toLowerCase());
	const wanted = known.find((code) => others.some(({ language }) => language === code)) ?? "en";
	return others.find(({ language }) => language === wanted) ?? null;
}
