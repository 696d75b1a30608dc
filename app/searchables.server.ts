import { collectSearchables, type Searchables } from "#app/features/library/search/searchables.ts";
import { ALL_ROOMS } from "./composition.server";
import type { Room } from "./room";

/** What the search finds, as rooms declare it. */
export function searchablesOf(rooms: readonly Room[]): Searchables {
	return collectSearchables(rooms.flatMap(({ search }) => search ?? []));
}

export const SEARCHABLES: Searchables = searchablesOf(ALL_ROOMS);
export const SEARCH_TYPES: readonly string[] = SEARCHABLES.types.map(({ type }) => type);
