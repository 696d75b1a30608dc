import type { Language } from "#app/shared/words/languages.ts";

/** Thousands separators: no-break spaces in all languages, plus the language's own. */
const NO_BREAK_SPACES = "\\u00a0\\u202f\\u2009";
const DECIMAL_POINT_SIGNS = { group: ",", decimal: "\\." };
const DECIMAL_COMMA_SIGNS = { group: "\\.", decimal: "," };
const SPACE_GROUP_SIGNS = { group: " ", decimal: "," };
const SIGNS_OF_LANGUAGE: Record<Language, { group: string; decimal: string }> = {
	en: DECIMAL_POINT_SIGNS,
	ru: SPACE_GROUP_SIGNS,
	fr: SPACE_GROUP_SIGNS,
	es: DECIMAL_COMMA_SIGNS,
	de: DECIMAL_COMMA_SIGNS,
	zh: DECIMAL_POINT_SIGNS,
};

export function numberPattern(language: Language): string {
	const { group, decimal } = SIGNS_OF_LANGUAGE[language];
	return `(?:\\d{1,3}(?:[${group}${NO_BREAK_SPACES}]\\d{3})+|\\d+)(?:${decimal}\\d+)?`;
}

export function readNumber(written: string, language: Language): number {
	const { decimal } = SIGNS_OF_LANGUAGE[language];
	const [whole = "", rest] = written.split(new RegExp(decimal));
	return Number(`${whole.replace(/\D/g, "")}.${rest ?? "0"}`);
}
