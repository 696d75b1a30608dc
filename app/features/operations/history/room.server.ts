import type { Room } from "#app/room.ts";

export const historyRoom: Room = {
	name: "operations/history",
	about: "Changes that can be taken back, shown one by one.",
};
