import { LANGUAGES } from "#app/shared/words/languages.ts";

/** Adds the language to a label: "Title (Deutsch)". */
export function labelInLanguage(label: string, language: string | undefined): string {
	const spoken = LANGUAGES.find(({ code }) => code === language);
	return spoken ? `${label} (${spoken.name})` : label;
}
