import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { collectKinds, type EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { readDeclared } from "./read-declared.ts";

/** What rooms declare in their `kinds.server.ts`. */
export async function readEntryKinds(): Promise<EntryKinds> {
	const declared = await readDeclared<{ ENTRY_KINDS: readonly EntryKind[] }>("kinds.server.ts");
	return collectKinds(declared.flatMap(({ ENTRY_KINDS }) => ENTRY_KINDS));
}
