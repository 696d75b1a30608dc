import type { Room } from "#app/room.ts";

export const marketingRoom: Room = {
	name: "site/marketing",
	about: "Home, pricing and the other pages that sell.",
};
