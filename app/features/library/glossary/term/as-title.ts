import type { Language } from "#app/shared/words/languages.ts";

/** A term as a title has it: terms are written as they stand in a sentence, in lower case. */
export function asTitle(name: string, language: Language): string {
	const [first = ""] = name;
	return first.toLocaleUpperCase(language) + name.slice(first.length);
}
