import type { Room } from "#app/room.ts";

export const errorPagesRoom: Room = {
	name: "site/error-pages",
	about: "What people see when something is missing or fails.",
};
