import type { Room } from "#app/room.ts";

export const illustrationsRoom: Room = {
	name: "site/illustrations",
	about: "Drawings of courses, towns and certificates.",
};
