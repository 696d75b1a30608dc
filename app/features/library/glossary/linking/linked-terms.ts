import type { Language } from "#app/shared/words/languages.ts";
import type { TermNames } from "../terms.repository.server.ts";
import type { LinkedTerm } from "./term-matcher.ts";

export function linkedTerms(rows: readonly TermNames[], language: Language): LinkedTerm[] {
	return rows
		.filter((row) => row.language === language)
		.map(({ slug, title, aliases, link }) => ({ slug, names: [title, ...aliases], isNeverLinked: link === "never" }));
}
