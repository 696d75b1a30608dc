import type { Room } from "#app/room.ts";
import { SEARCHABLE } from "./searchable.ts";

export const manualsRoom: Room = {
	name: "library/manuals",
	about: "The manual for admins and instructors.",
	search: SEARCHABLE,
};
