import type { Room } from "#app/room.ts";

export const examplesRoom: Room = {
	name: "learning/examples",
	about: "Worked deals that lessons and pages refer to.",
};
