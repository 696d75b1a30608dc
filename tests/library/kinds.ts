import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import type { EntryKind, EntryKindName } from "#app/features/library/entries/kinds/entry-kind.ts";
import { getKind } from "#app/features/library/entries/kinds/entry-kinds.ts";

/** A kind that the rooms of the school declare. */
export function kindNamed(name: EntryKindName): EntryKind {
	return getKind(ENTRY_KINDS, name);
}
