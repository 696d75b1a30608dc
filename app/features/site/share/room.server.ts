import type { Room } from "#app/room.ts";

export const shareRoom: Room = {
	name: "site/share",
	about: "Pictures and links for sharing a page.",
};
