/** A name of a term in a language, as it is compared. */
export type TermName = { language: string; folded: string };

/** A name as it is compared with others: the same letters in any case, width and spacing are the same name. */
export function foldName(name: string): string {
	return name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** The names of a term in all its languages, titles and aliases, each once. */
export function namesOfTerm(translations: Record<string, Record<string, unknown> | undefined>): TermName[] {
	return Object.entries(translations).flatMap(([language, words]) => {
		const aliases = Array.isArray(words?.aliases) ? words.aliases : [];
		const names = [words?.title, ...aliases].filter((name): name is string => typeof name === "string");
		return [...new Set(names.map(foldName))].filter(Boolean).map((folded) => ({ language, folded }));
	});
}
