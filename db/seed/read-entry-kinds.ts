import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import { collectKinds, type EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { readDeclared } from "./read-declared.ts";

/** What rooms declare in their `entry-kinds.ts`: the kinds without what only the desk asks of them. */
export async function readEntryKinds(): Promise<EntryKinds> {
	const declared = await readDeclared<{ KINDS: readonly EntryKind[] }>("entry-kinds.ts");
	return collectKinds(declared.flatMap(({ KINDS }) => KINDS));
}
