import type { PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import { OF_SHARED_TABLES } from "#app/shared/personal-data/shared-tables.server.ts";
import { ALL_ROOMS } from "./composition.server";
import type { Room } from "./room";

/** What rooms hold of people, as each declares it of its tables; tables of no room stand below all. */
export function personalDataOf(rooms: readonly Room[]): PersonalData[] {
	return [OF_SHARED_TABLES, ...rooms.flatMap(({ personalData }) => personalData ?? [])];
}

/** What the school holds of people, in the order of its rooms. */
export const PERSONAL_DATA: readonly PersonalData[] = personalDataOf(ALL_ROOMS);
