import type { Room } from "#app/room.ts";
import { lessonNotes } from "#db/schema/learning/notes.ts";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const notesRoom: Room = {
	name: "learning/notes",
	about: "Notes and bookmarks of learners.",
	tables: { lessonNotes },
	personalData: PERSONAL_DATA,
};
