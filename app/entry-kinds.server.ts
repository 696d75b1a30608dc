import { collectKinds, type EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import { ALL_ROOMS } from "./composition.server";
import type { Room } from "./room";
import { SEARCHABLES } from "./searchables.server";

/** The kinds of entries of the library, as rooms declare them. */
export function entryKindsOf(rooms: readonly Room[]): EntryKinds {
	return collectKinds(rooms.flatMap(({ entryKinds = [] }) => entryKinds));
}

export const ENTRY_KINDS: EntryKinds = entryKindsOf(ALL_ROOMS);

/** What publishing an entry needs of all rooms. */
export const PUBLISHING = { kinds: ENTRY_KINDS, searchables: SEARCHABLES };
