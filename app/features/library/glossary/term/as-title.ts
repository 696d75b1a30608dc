import type { Language } from "#app/shared/words/languages.ts";

/** Capitalizes a term, which is stored in lower case as within a sentence. */
export function asTitle(name: string, language: Language): string {
	const [first = ""] = name;
	return first.toLocaleUpperCase(language) + name.slice(first.length);
}
