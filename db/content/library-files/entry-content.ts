import type { EntryKind } from "#app/features/library/entries/kinds/kinds.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** What entries are in files: checked facts, and words by language; English is always there. */
export type EntryContent = {
	kind: EntryKind;
	/** The name that never changes. */
	key: string;
	facts: Record<string, unknown>;
	translations: Partial<Record<Language, Record<string, unknown>>>;
	/** The files that it names, by the ids that stand in its facts and words: where each is on the disk. */
	files?: Record<string, string>;
};
