import type { Language } from "#app/shared/words/languages.ts";

/** Thousands separators: no-break spaces in all languages, plus the language's own. */
const NO_BREAK = "\\u00a0\\u202f\\u2009";
const POINT = { group: ",", decimal: "\\." };
const COMMA = { group: "\\.", decimal: "," };
const SPACE = { group: " ", decimal: "," };
const SIGNS: Record<Language, { group: string; decimal: string }> = {
	en: POINT,
	ru: SPACE,
	fr: SPACE,
	es: COMMA,
	de: COMMA,
	zh: POINT,
};

export function numberPattern(language: Language): string {
	const { group, decimal } = SIGNS[language];
	return `(?:\\d{1,3}(?:[${group}${NO_BREAK}]\\d{3})+|\\d+)(?:${decimal}\\d+)?`;
}

export function readNumber(written: string, language: Language): number {
	const { decimal } = SIGNS[language];
	const [whole = "", rest] = written.split(new RegExp(decimal));
	return Number(`${whole.replace(/\D/g, "")}.${rest ?? "0"}`);
}
