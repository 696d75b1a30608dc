import type { Room } from "#app/room.ts";
import { ENTRY_KINDS } from "./entry-kinds.server.ts";
import { SEARCHABLE } from "./searchable.ts";

export const manualsRoom: Room = {
	name: "library/manuals",
	about: "The manual for admins and instructors.",
	entryKinds: ENTRY_KINDS,
	search: SEARCHABLE,
};
