import { entryWords } from "#app/features/library/entries/entry-words.ts";
import type { listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { nearestNames } from "#app/shared/nearest-names.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { asTitle } from "./as-title";

type Entry = Pick<
	Awaited<ReturnType<typeof listEntriesWithWords>>[number],
	"slug" | "title" | "inEnglish" | "words" | "englishWords"
>;

/** The terms that somebody may have meant by a name in an address: by address, by title, and by their other names in the language. */
export function nearestTerms(slug: string, entries: readonly Entry[], language: Language) {
	const names = entries.flatMap((entry) => {
		const { aliases = [] } = entryWords<{ aliases?: string[] }>(entry).words;
		return [entry.slug, entry.title, ...aliases].map((name) => ({ entry, name }));
	});
	// Of the names of one term the best counts, so more than three are looked at.
	const found = nearestNames(slug, names, ({ name }) => name, MOST_NAMES).map(({ entry }) => entry);
	return [...new Set(found)].slice(0, 3).map(({ slug: at, title, inEnglish }) => ({
		slug: at,
		title: asTitle(title, inEnglish ? "en" : language),
	}));
}

const MOST_NAMES = 30;
