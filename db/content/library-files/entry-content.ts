import type { EntryKind } from "#app/features/library/entries/kinds/kinds.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** An entry as in its files: validated facts, and texts by language; English is always there. */
export type EntryContent = {
	kind: EntryKind;
	key: string;
	facts: Record<string, unknown>;
	translations: Partial<Record<Language, Record<string, unknown>>>;
	/** Paths on disk by file id, as used in facts and texts. */
	files?: Record<string, string>;
};
