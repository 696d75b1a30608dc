import { LANGUAGES } from "#app/shared/words/languages.ts";

/** The name of a value that is written in each language, with the one meant: "Title (Deutsch)". */
export function labelInLanguage(label: string, language: string | undefined): string {
	const spoken = LANGUAGES.find(({ code }) => code === language);
	return spoken ? `${label} (${spoken.name})` : label;
}
