import type { Room } from "#app/room.ts";

export const authoringRoom: Room = {
	name: "learning/authoring",
	about: "Courses as documents: drafts, versions, publishing, handing over.",
};
