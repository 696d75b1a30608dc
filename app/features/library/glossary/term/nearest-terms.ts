import { entryWords } from "#app/features/library/entries/entry-words.ts";
import type { listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { nearestNames } from "#app/shared/nearest-names.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { asTitle } from "./as-title";

type ListedTerm = Pick<
	Awaited<ReturnType<typeof listEntriesWithWords>>[number],
	"slug" | "title" | "inEnglish" | "words" | "englishWords"
>;

/** Suggestions for a misspelled slug, compared with slugs, titles and aliases. */
export function suggestTerms(slug: string, terms: readonly ListedTerm[], language: Language) {
	const names = terms.flatMap((entry) => {
		const { aliases = [] } = entryWords<{ aliases?: string[] }>(entry).words;
		return [entry.slug, entry.title, ...aliases].map((name) => ({ entry, name }));
	});
	// Several names may belong to one term, so more than three are compared.
	const found = nearestNames(slug, names, ({ name }) => name, MOST_NAMES).map(({ entry }) => entry);
	return [...new Set(found)].slice(0, 3).map(({ slug: at, title, inEnglish }) => ({
		slug: at,
		title: asTitle(title, inEnglish ? "en" : language),
	}));
}

const MOST_NAMES = 30;
