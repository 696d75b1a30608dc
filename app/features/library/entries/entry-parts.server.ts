import { FACTS_LANGUAGE, type Part } from "#app/features/library/versioned-content/part.ts";
import type { EntryKind, EntryKindName } from "./kinds/entry-kind.ts";
import { type ListColumns, listColumnsOf } from "./kinds/list-columns.ts";

/** An entry is a document with a single part. */
export const ENTRY_PART = "entry";

export type Entry = {
	kind: EntryKindName;
	key: string;
	facts: Record<string, unknown>;
	translations: Record<string, Record<string, unknown> | undefined>;
};

export type StoredFacts = ListColumns & { details: Record<string, unknown> };

export function entryParts(kind: EntryKind, { key, facts, translations }: Omit<Entry, "kind">): Part[] {
	const words = Object.entries(translations).flatMap(([language, json]) => (json ? [{ language, json }] : []));
	return [
		{ key: ENTRY_PART, language: FACTS_LANGUAGE, json: storedFacts(kind, key, facts) },
		...words.map(({ language, json }) => ({ key: ENTRY_PART, language, json })),
	];
}

export function storedFacts(kind: EntryKind, key: string, facts: Record<string, unknown>): StoredFacts {
	return { ...listColumnsOf(kind, key, facts), details: facts };
}
