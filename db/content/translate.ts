import type { Language } from "#app/shared/words/languages.ts";
import type { Translated } from "./course-content.ts";

export function translate<Words, File>(
	en: Words,
	files: Map<Language, File>,
	words: (file: File) => Words | undefined,
) {
	const others = [...files].map(([language, file]) => [language, words(file)] as const);
	return { en, ...Object.fromEntries(others.filter(([, found]) => found)) } as Translated<Words>;
}
