import type { EntryKindName } from "#app/features/library/entries/kinds/entry-kind.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** An entry as in its files: validated facts, and texts by language; English is always there. */
export type EntryContent = {
	kind: EntryKindName;
	key: string;
	facts: Record<string, unknown>;
	translations: Partial<Record<Language, Record<string, unknown>>>;
	files?: Record<string, string>;
};
