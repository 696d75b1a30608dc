import type { Room } from "#app/room.ts";

export const layoutRoom: Room = {
	name: "site/layout",
	about: "Header, footer, navigation and metadata of every page.",
};
