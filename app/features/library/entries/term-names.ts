export type TermName = { language: string; folded: string };

/** Folds a name: case, width and spacing do not matter. */
export function foldName(name: string): string {
	return name.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

export function namesOfTerm(translations: Record<string, Record<string, unknown> | undefined>): TermName[] {
	return Object.entries(translations).flatMap(([language, words]) => {
		const aliases = Array.isArray(words?.aliases) ? words.aliases : [];
		const names = [words?.title, ...aliases].filter((name): name is string => typeof name === "string");
		return [...new Set(names.map(foldName))].filter(Boolean).map((folded) => ({ language, folded }));
	});
}
