import type { Room } from "#app/room.ts";

export const lessonsRoom: Room = {
	name: "learning/lessons",
	about: "The player: one lesson, its text, video, sheets and path through the course.",
};
