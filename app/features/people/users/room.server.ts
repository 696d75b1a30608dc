import type { Room } from "#app/room.ts";

export const usersRoom: Room = {
	name: "people/users",
	about: "The desk of people: list, one person, access given and taken, merging two accounts.",
};
