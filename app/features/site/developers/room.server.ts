import type { Room } from "#app/room.ts";

export const developersRoom: Room = {
	name: "site/developers",
	about: "The public API, its keys and its documentation.",
};
