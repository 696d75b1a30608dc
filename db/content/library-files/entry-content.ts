import type { EntryKind } from "#app/features/library/entries/kinds/kinds.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** An entry as in its files: validated facts, and texts by language; English is always there. */
export type EntryContent = {
	kind: EntryKind;
	key: string;
	facts: Record<string, unknown>;
	translations: Partial<Record<Language, Record<string, unknown>>>;
	files?: Record<string, string>;
};
