import type { Room } from "#app/room.ts";

export const galleryRoom: Room = {
	name: "site/gallery",
	about: "All parts of the interface on one page.",
};
